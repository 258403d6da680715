const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?$/;
const IPV6 = /^(?:\[[\da-f:.]*:[\da-f:.]*\](?::\d{1,5})?|[\da-f]*:[\da-f:]*:[\da-f:.]*)$/i;
const FORWARDED = /(?:^|[;,\s])for=/i;

/** Whether a text is an IP address, with or without a port. */
export function isAddress(text: string): boolean {
  return IPV4.test(text) || IPV6.test(text);
}

/** Whether a text is the value of `X-Forwarded-For`, `Forwarded` or a similar header: one address or a list. */
export function isAddressList(text: string): boolean {
  if (FORWARDED.test(text)) return true;
  const parts = text.split(',').map((part) => part.trim());
  return parts.some(isAddress) && parts.every((part) => isAddress(part) || part === 'unknown' || part === '-');
}
