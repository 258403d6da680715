export type Query = Record<string, string | number | boolean | readonly string[] | undefined>;

/** The REST call that returns the data of a chart. */
export interface ApiCall {
  method?: 'GET' | 'POST';
  path: string;
  query?: Query;
}

/** The path with its query. */
export function writePath({ path, query = {} }: ApiCall): string {
  const sent = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const values = typeof value === 'object' ? value : [value];
    return values.map((each) => `${name}=${encodeURIComponent(each)}`);
  });
  return sent.length > 0 ? `${path}?${sent.join('&')}` : path;
}

/** The call as a command. The key is a placeholder: the page does not know it. */
export function writeCurl(call: ApiCall, origin: string): string {
  const { method = 'GET' } = call;
  return `curl -s ${method === 'GET' ? '' : `-X ${method} `}-H "Authorization: Bearer $KEY" '${origin}${writePath(call)}'`;
}
