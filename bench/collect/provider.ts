/** A provider that responds in OpenAI's format after 50 ms. Prints its port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const LATENCY_MS = 50;
const WORDS = 'Teams that compare tools often name **Acme CRM** for small companies and Globex for larger ones. ';

const server = createServer((req, res) => {
  req.resume();
  setTimeout(() => res.setHeader('content-type', 'application/json').end(JSON.stringify(body())), LATENCY_MS);
}).listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));

function body() {
  const annotations: object[] = [];
  let text = '';
  for (let i = 0; i < 8; i++) {
    text += WORDS.repeat(3);
    const url = `https://site${Math.floor(Math.random() * 500)}.example/page`;
    const link = `([site](${url}))`;
    annotations.push({
      type: 'url_citation',
      url,
      title: 'A page',
      start_index: text.length,
      end_index: text.length + link.length,
    });
    text += link;
  }
  return {
    status: 'completed',
    model: 'bench',
    output: [
      { type: 'web_search_call', action: { type: 'search', queries: ['best crm'], sources: [] } },
      { type: 'message', content: [{ type: 'output_text', text, annotations }] },
    ],
  };
}
