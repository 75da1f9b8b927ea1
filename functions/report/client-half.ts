import { createHash } from 'node:crypto';

/**
 * Returns 0 or 1, the same for all reports of one client and of every second other. So the alarm can tell one client with
 * many failures from many clients, and nobody can tell who they are. `forwardedFor` is the header with the client's address
 * in front of CloudFront's; clients can only add addresses at its start.
 */
export function clientHalf(forwardedFor = ''): number {
  const addresses = forwardedFor.split(',').map((address) => address.trim());
  const client = addresses.at(-2) ?? addresses[0] ?? '';
  return (createHash('sha256').update(networkOf(client)).digest()[0] ?? 0) % 2;
}

/** Returns the first 64 bits of an IPv6 address, because a client has all addresses behind them; an IPv4 address as it is. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const [first, last] = [head, tail].map((groups) => groups.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, 8 - first!.length - last!.length) }, () => '0');
  return [...first!, ...(address.includes('::') ? zeros : []), ...last!].slice(0, 4).join(':');
}
