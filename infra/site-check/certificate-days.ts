import { connect } from 'node:tls';
import type { Finding } from './check.ts';

const day = 86_400_000;

/** Fewest days that a certificate must still be valid. */
const fewestDays = 30;

/** Timeout of the connection in milliseconds. */
const timeout = 10_000;

/** Checks that the certificate of an https origin is valid for another month. */
export async function checkCertificate(origin: string, now: Date): Promise<Finding> {
  const { hostname, port } = new URL(origin);
  const ends = await certificateEnd(hostname, Number(port || 443));
  const days = ends instanceof Date ? Math.floor((ends.getTime() - now.getTime()) / day) : undefined;
  const problem = days === undefined ? String(ends) : days < fewestDays ? `ends in ${days} days` : '';
  return { what: 'certificate', where: hostname, problem };
}

function certificateEnd(host: string, port: number): Promise<Date | string> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, timeout }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.on('timeout', () => socket.destroy(new Error(`no response within ${timeout} ms`)));
    socket.on('error', (error) => resolve(error.message));
  });
}
