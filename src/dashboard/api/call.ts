export type Query = Record<string, string | number | boolean | readonly string[] | undefined>;

/** The REST call that returns the data of a chart. */
export interface ApiCall {
  method?: 'GET' | 'POST';
  path: string;
  query?: Query;
}

/** The call as a command. The key is a placeholder: the page does not know it. */
export function writeCurl({ method = 'GET', path, query = {} }: ApiCall, origin: string): string {
  const sent = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const values = typeof value === 'object' ? value : [value];
    return values.map((each) => `${name}=${encodeURIComponent(each)}`);
  });
  const url = `${origin}${path}${sent.length > 0 ? `?${sent.join('&')}` : ''}`;
  return `curl -s ${method === 'GET' ? '' : `-X ${method} `}-H "Authorization: Bearer $KEY" '${url}'`;
}
