/** Bodies as the providers document them, about the same two shops, with letters outside ASCII before every citation. */

export const openAiBody = () => {
  const text =
    '👟 Für Läufer: Acme ist beliebt ([runrepeat.com](https://runrepeat.com/acme?utm_source=openai)). ' +
    'Größer ist Globex ([globex.com](https://globex.com/shoes)), sagt auch ein Test ([runrepeat.com](https://www.runrepeat.com/acme)).';
  const cite = (link: string, url: string, title: string) => {
    const at = text.indexOf(link);
    return { type: 'url_citation', url, title, start_index: at, end_index: at + link.length };
  };
  return {
    id: 'resp_1',
    object: 'response',
    status: 'completed',
    model: 'gpt-5.4-mini-2026-03-17',
    output: [
      { type: 'reasoning', id: 'rs_1', summary: [] },
      {
        type: 'web_search_call',
        id: 'ws_1',
        status: 'completed',
        action: {
          type: 'search',
          query: 'best running shoes',
          queries: ['best running shoes', 'acme shoes review'],
          sources: [
            { type: 'url', url: 'https://runrepeat.com/acme' },
            { type: 'url', url: 'https://globex.com/shoes' },
            { type: 'url', url: 'https://initech.com/' },
            { type: 'url', url: 'https://initech.com' },
          ],
        },
      },
      {
        type: 'web_search_call',
        id: 'ws_2',
        status: 'completed',
        action: { type: 'open_page', url: 'https://acme.com/' },
      },
      {
        type: 'message',
        id: 'msg_1',
        role: 'assistant',
        status: 'completed',
        content: [
          {
            type: 'output_text',
            text,
            annotations: [
              // The last one first: the order of the list is not the order of the text.
              cite('([globex.com](https://globex.com/shoes))', 'https://globex.com/shoes', 'Shoes'),
              cite(
                '([runrepeat.com](https://runrepeat.com/acme?utm_source=openai))',
                'https://runrepeat.com/acme?utm_source=openai',
                'Acme tested',
              ),
              cite('([runrepeat.com](https://www.runrepeat.com/acme))', 'https://www.runrepeat.com/acme', 'Acme'),
            ],
          },
        ],
      },
    ],
    error: null,
    incomplete_details: null,
    usage: { input_tokens: 20_000, output_tokens: 2_000, total_tokens: 22_000 },
  };
};

export const perplexityBody = () => ({
  id: 'resp_2',
  object: 'response',
  status: 'completed',
  model: 'perplexity/sonar',
  output: [
    {
      type: 'search_results',
      queries: ['best running shoes'],
      results: [
        { id: 1, url: 'https://globex.com/shoes', title: 'Shoes', snippet: '…', date: null, source: 'web' },
        { id: 2, url: 'https://runrepeat.com/acme', title: 'Acme tested', snippet: '…', source: 'web' },
        { id: 3, url: 'https://initech.com/', title: 'Initech', snippet: '…', source: 'web' },
      ],
    },
    {
      type: 'message',
      role: 'assistant',
      status: 'completed',
      content: [
        {
          type: 'output_text',
          text: 'Für Läufer 👟: Acme[2] vor Globex.[1][2] Nichts zu [9] oder [a].',
          annotations: [],
        },
      ],
    },
  ],
  usage: {
    input_tokens: 4718,
    output_tokens: 450,
    cost: { currency: 'USD', input_cost: 0.001, output_cost: 0.001, tool_calls_cost: 0.0025, total_cost: 0.0045 },
  },
});

export const REDIRECT = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/';

export const geminiBody = () => ({
  candidates: [
    {
      content: {
        role: 'model',
        parts: [
          { text: 'Let me think.', thought: true },
          { text: 'Für Läufer 👟 ist Acme gut. ' },
          { text: 'Größer ist Globex.' },
        ],
      },
      finishReason: 'STOP',
      groundingMetadata: {
        webSearchQueries: ['best running shoes', 'acme review'],
        groundingChunks: [
          { web: { uri: `${REDIRECT}globex`, title: 'globex.com' } },
          { web: { uri: `${REDIRECT}acme-1`, title: 'runrepeat.com' } },
          { web: { uri: `${REDIRECT}unused`, title: 'initech.com' } },
          { web: { uri: `${REDIRECT}acme-2`, title: 'runrepeat.com' } },
        ],
        groundingSupports: [
          { segment: { partIndex: 2, endIndex: 20, text: 'Größer ist Globex.' }, groundingChunkIndices: [0, 3] },
          {
            segment: { partIndex: 1, startIndex: 18, endIndex: 31, text: 'ist Acme gut.' },
            groundingChunkIndices: [1],
          },
        ],
        searchEntryPoint: { renderedContent: '<div>…</div>' },
      },
    },
  ],
  usageMetadata: { promptTokenCount: 1_000, candidatesTokenCount: 1_500, thoughtsTokenCount: 500 },
  modelVersion: 'gemini-3.8-flash',
});

export const anthropicBody = () => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'claude-haiku-5-5',
  stop_reason: 'end_turn',
  content: [
    { type: 'text', text: 'Let me search for that.' },
    { type: 'server_tool_use', id: 'srv_1', name: 'web_search', input: { query: 'best running shoes' } },
    {
      type: 'web_search_tool_result',
      tool_use_id: 'srv_1',
      content: [
        { type: 'web_search_result', url: 'https://globex.com/shoes', title: 'Shoes', encrypted_content: 'xxxx' },
        { type: 'web_search_result', url: 'https://runrepeat.com/acme', title: 'Acme tested', encrypted_content: 'xx' },
        { type: 'web_search_result', url: 'https://initech.com/', title: 'Initech', encrypted_content: 'xxxx' },
      ],
    },
    { type: 'text', text: 'Für Läufer 👟: ' },
    {
      type: 'text',
      text: 'Acme ist beliebt',
      citations: [
        {
          type: 'web_search_result_location',
          url: 'https://runrepeat.com/acme',
          title: 'Acme tested',
          cited_text: 'Acme …',
          encrypted_index: 'yyyy',
        },
      ],
    },
    { type: 'text', text: ', größer ist ' },
    {
      type: 'text',
      text: 'Globex.',
      citations: [
        { type: 'web_search_result_location', url: 'https://globex.com/shoes', title: 'Shoes', encrypted_index: 'y' },
        { type: 'web_search_result_location', url: 'https://runrepeat.com/acme', title: 'Acme', encrypted_index: 'y' },
      ],
    },
  ],
  usage: { input_tokens: 20_000, output_tokens: 1_000, server_tool_use: { web_search_requests: 1 } },
});

const googleReferences = () => [
  { index: 0, title: 'Shoes', link: 'https://globex.com/shoes#:~:text=Globex', snippet: '…', source: 'Globex' },
  { index: 1, title: 'Acme tested', link: 'https://runrepeat.com/acme', snippet: '…', source: 'RunRepeat' },
  { index: 2, title: 'Initech', link: 'https://initech.com/', snippet: '…', source: 'Initech' },
];

const googleBlocks = () => [
  { type: 'paragraph', snippet: 'Für Läufer 👟 gibt es zwei.', snippet_highlighted_words: ['zwei'] },
  { type: 'heading', snippet: 'Marken' },
  {
    type: 'list',
    list: [
      { title: 'Acme:', snippet: 'ist beliebt', reference_indexes: [1] },
      { title: 'Globex', snippet: 'ist größer', reference_indexes: [0, 1], list: [{ snippet: 'auch breit' }] },
    ],
  },
  { type: 'paragraph', video: { link: 'https://video.example/1' } },
];

export const aiOverviewBody = () => ({
  search_metadata: { id: 's_1', status: 'Success' },
  search_parameters: { engine: 'google', q: 'best running shoes', gl: 'de' },
  ai_overview: { text_blocks: googleBlocks(), references: googleReferences() },
  organic_results: [{ position: 1, link: 'https://acme.com/' }],
});

export const aiModeBody = () => ({
  search_metadata: { id: 's_2', status: 'Success' },
  text_blocks: googleBlocks(),
  references: googleReferences(),
  reconstructed_markdown:
    'Für Läufer 👟 gibt es zwei.\n\n### Marken\n\n- **Acme:** ist beliebt\n- Globex: ist größer\n  - auch breit\n',
});

export const dataForSeoBody = () => ({
  version: '0.1.20260101',
  status_code: 20_000,
  status_message: 'Ok.',
  cost: 0.004,
  tasks_count: 1,
  tasks: [
    {
      id: 't_1',
      status_code: 20_000,
      status_message: 'Ok.',
      cost: 0.004,
      result: [
        {
          keyword: 'best running shoes',
          items: [
            { type: 'organic', url: 'https://acme.com/', title: 'Acme' },
            {
              type: 'ai_overview',
              markdown:
                'Für Läufer 👟 ist Acme beliebt. [[1]](https://runrepeat.com/acme)\n\nGlobex ist größer.\n\n![x](https://initech.com/x.png)',
              items: [
                {
                  type: 'ai_overview_element',
                  text: 'Globex ist größer.',
                  references: [{ type: 'ai_overview_reference', url: 'https://globex.com/shoes', title: 'Shoes' }],
                },
                { type: 'ai_overview_table_element', table: { table_header: ['a'] } },
              ],
              references: [
                {
                  type: 'ai_overview_reference',
                  url: 'https://globex.com/shoes',
                  title: 'Shoes',
                  domain: 'globex.com',
                },
                { type: 'ai_overview_reference', url: 'https://runrepeat.com/acme', title: 'Acme tested' },
                { type: 'ai_overview_reference', url: 'https://initech.com/', title: 'Initech' },
              ],
            },
          ],
        },
      ],
    },
  ],
});

export const cloroBody = () => ({
  success: true,
  result: {
    text: 'Für Läufer 👟 ist Acme beliebt, Globex ist größer.',
    markdown: 'Für Läufer 👟 ist **Acme** beliebt [RunRepeat](https://runrepeat.com/acme), Globex ist größer.',
    sources: [
      { position: 2, url: 'https://runrepeat.com/acme', label: 'Acme tested', description: '…' },
      { position: 1, url: 'https://globex.com/shoes', label: 'Shoes', description: '…' },
      { position: 3, url: 'https://initech.com/', label: 'Initech', description: '…' },
    ],
    citationPills: [
      { position: 2, url: 'https://globex.com/shoes', label: 'Shoes', domain: 'globex.com', citationPillId: 'b' },
      { position: 1, url: 'https://runrepeat.com/acme', label: 'Acme tested', domain: 'runrepeat.com' },
    ],
    searchQueries: ['best running shoes'],
  },
});

export const dataForSeoChatBody = () => ({
  version: '0.1.20260902',
  status_code: 20_000,
  status_message: 'Ok.',
  cost: 0.004,
  tasks: [
    {
      id: 't_2',
      status_code: 20_000,
      status_message: 'Ok.',
      cost: 0.004,
      result: [
        {
          keyword: 'best running shoes',
          model: 'gpt-5-6',
          check_url: 'https://chatgpt.com/?prompt=x&hints=search',
          markdown: 'Für Läufer 👟 ist Acme beliebt. Sponsored: Hooli. | Globex | größer |',
          search_results: [
            { type: 'chatgpt_search_result', url: 'https://initech.com/', title: 'Initech', domain: 'initech.com' },
            { type: 'chatgpt_search_result', url: 'https://globex.com/shoes', title: 'Shoes', domain: 'globex.com' },
          ],
          sources: [
            { type: 'chat_gpt_source', url: 'https://globex.com/shoes?utm_source=chatgpt.com', title: 'Shoes' },
            { type: 'chat_gpt_source', url: 'https://runrepeat.com/acme', title: 'Acme tested' },
          ],
          fan_out_queries: ['best running shoes'],
          brand_entities: [{ type: 'chat_gpt_brand_entity', title: 'Acme', category: 'company', urls: null }],
          item_types: ['chat_gpt_text', 'chat_gpt_ad', 'chat_gpt_products', 'chat_gpt_table'],
          items: [
            {
              type: 'chat_gpt_text',
              rank_group: 1,
              markdown:
                'Für Läufer 👟 ist Acme beliebt ([runrepeat.com](https://runrepeat.com/acme?utm_source=chatgpt.com)).',
              sources: [{ type: 'chat_gpt_source', url: 'https://runrepeat.com/acme', title: 'Acme tested' }],
            },
            {
              type: 'chat_gpt_ad',
              rank_group: 1,
              is_rendered: true,
              title: 'Try Hooli',
              snippet: 'Sponsored',
              url: 'https://hooli.example/',
              advertiser: { name: 'Hooli', url: 'https://hooli.example/' },
            },
            {
              type: 'chat_gpt_products',
              rank_group: 1,
              items: [{ title: 'Hooli Runner', url: 'https://hooli.example/runner', price: '$90' }],
            },
            {
              type: 'chat_gpt_local_businesses',
              rank_group: 1,
              items: [{ title: 'Hooli Store', url: 'https://hooli.example/store' }],
            },
            {
              type: 'chat_gpt_table',
              rank_group: 1,
              markdown: '| Marke | Weite |\n| --- | --- |\n| Globex | größer |',
            },
          ],
        },
      ],
    },
  ],
});

/** With what a page shows next to the answer. */
export const cloroChatBody = () => {
  const { result, ...rest } = cloroBody();
  return {
    ...rest,
    result: {
      ...result,
      sources: [
        ...result.sources,
        { position: 4, url: 'https://umbrella.example/', label: 'Umbrella', footnote: true },
      ],
      search_model_queries: ['acme shoes review'],
      ads: [
        {
          brand: { name: 'Hooli' },
          cards: [{ title: 'Try Hooli', body: 'Sponsored', url: 'https://hooli.example/' }],
          rendered: true,
        },
      ],
      shoppingCards: [{ products: [{ title: 'Hooli Runner', url: 'https://hooli.example/runner' }] }],
      shopping_cards: [{ products: [{ title: 'Hooli Walker', url: 'https://hooli.example/walker' }] }],
      inlineProducts: [{ product: { title: 'Hooli Sprinter', url: 'https://hooli.example/sprinter' } }],
      places: [{ index: 1, title: 'Hooli Store', link: 'https://hooli.example/store' }],
      map: [{ name: 'Hooli Store', url: 'https://hooli.example/store' }],
      videos: [{ title: 'Hooli video', url: 'https://video.example/hooli' }],
    },
  };
};

export const xaiBody = () => ({
  id: 'resp_3',
  object: 'response',
  status: 'completed',
  model: 'grok-4.3',
  output: [
    {
      type: 'web_search_call',
      id: 'ws_1',
      status: 'completed',
      name: 'web_search',
      arguments: '{"query":"best running shoes","num_results":5}',
    },
    {
      type: 'message',
      role: 'assistant',
      status: 'completed',
      content: [
        {
          type: 'output_text',
          text: 'Für Läufer 👟: Acme[[1]](https://runrepeat.com/acme) vor Globex.[[2]](https://globex.com/shoes)[[1]](https://runrepeat.com/acme)',
          logprobs: [],
          annotations: [
            { type: 'url_citation', url: 'https://initech.com/', start_index: 0, end_index: 0, title: '3' },
            { type: 'url_citation', url: 'https://globex.com/shoes', start_index: 68, end_index: 100, title: 'Shoes' },
            { type: 'url_citation', url: 'https://runrepeat.com/acme', start_index: 18, end_index: 50, title: '1' },
          ],
        },
      ],
    },
  ],
  incomplete_details: null,
  error: null,
  usage: {
    input_tokens: 8_000,
    output_tokens: 1_500,
    num_sources_used: 0,
    num_server_side_tools_used: 1,
    cost_in_usd_ticks: 127_500_000,
  },
});

export const chatCompletionBody = () => ({
  id: 'gen-1',
  object: 'chat.completion',
  model: 'vendor/model-of-tomorrow',
  provider: 'Vendor',
  choices: [
    {
      index: 0,
      finish_reason: 'stop',
      message: {
        role: 'assistant',
        content:
          '<think>Two shops.</think>\n\nFür Läufer 👟: [Acme](https://runrepeat.com/acme). Mehr: https://globex.com/shoes.',
        refusal: null,
        annotations: ['https://globex.com/shoes', 'https://runrepeat.com/acme', 'https://initech.com/'].map((url) => ({
          type: 'url_citation',
          url_citation: { url, title: '', content: '…', start_index: 0, end_index: 0 },
        })),
      },
    },
  ],
  usage: { prompt_tokens: 1_829, completion_tokens: 250, cost: 0.0077641 },
});
