import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Special-purpose IPv4 ranges (RFC 6890 and its successors). All other addresses are public. */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32', // Azure's metadata service uses an address that looks public
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
].map((range) => ipaddr.IPv4.parseCIDR(range));

/**
 * For IPv6, only this range has been allocated for global use. Mapped, compatible, NAT64, local and multicast addresses are
 * outside of it.
 */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Special-purpose ranges within it: protocol assignments including Teredo, documentation, 6to4. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((range) =>
  ipaddr.IPv6.parseCIDR(range),
);

/** Parses an address in standard notation. Null for other notations such as `127.1`, `0x7f000001` and zone ids. */
export function parseAddress(text: string): Address | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  return text.includes(':') && !text.includes('%') && ipaddr.IPv6.isValid(text) ? ipaddr.IPv6.parse(text) : null;
}

/** Whether the address is public. False for addresses that cannot be parsed. */
export function isPublicAddress(text: string): boolean {
  const address = parseAddress(text);
  if (address === null) return false;
  if (address.kind() === 'ipv4') return !SPECIAL_V4.some((range) => isWithin(address, range));
  return (
    isWithin(address, GLOBAL_V6) &&
    !SPECIAL_V6.some((range) => isWithin(address, range)) &&
    !isIsatap(address.toByteArray())
  );
}

/** What one visitor controls: an IPv4 address, or the /64 network of an IPv6 address. */
export function visitorNetwork(text: string): string {
  const address = parseAddress(text);
  if (!(address instanceof ipaddr.IPv6)) return text;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

export function isWithin(address: Address, [start, bits]: [Address, number]): boolean {
  return address.kind() === start.kind() && address.match(start, bits);
}

/** An interface id of 0000:5efe or 0200:5efe (RFC 5214) embeds an IPv4 address, under any prefix. */
function isIsatap(bytes: number[]): boolean {
  return ((bytes[8] ?? 0) & 0xfc) === 0 && bytes[9] === 0 && bytes[10] === 0x5e && bytes[11] === 0xfe;
}
