import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { PdfDictionary, type PdfValue } from './pdf-parser.ts';

export type Decrypt = (data: Buffer, kind: 'stream' | 'string', number: number, generation: number) => Buffer;

type Method = '/Identity' | '/V2' | '/AESV2' | '/AESV3';

/** Bytes that pad a password to 32; an empty password consists of them (ISO 32000-1, algorithm 2). */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/**
 * Returns how to decrypt a file that opens without a password: its standard security handler accepts the empty user
 * password (ISO 32000-2, 7.6.4). Returns undefined if it needs a password, or a handler that viewers do not have. `ids`
 * are the first file identifiers of the trailers; the right one verifies the password.
 */
export function emptyPasswordDecryption(encryption: PdfDictionary, ids: readonly Buffer[]): Decrypt | undefined {
  if (encryption.get('/Filter') !== '/Standard') return undefined;
  const version = numberOf(encryption.get('/V')) ?? 0;
  const revision = numberOf(encryption.get('/R')) ?? 0;
  const key =
    revision >= 5
      ? longKey(encryption, revision)
      : [...ids, Buffer.alloc(0)].map((id) => shortKey(encryption, revision, id)).find(Boolean);
  if (!key) return undefined;
  const methods = { stream: methodOf(encryption, version, '/StmF'), string: methodOf(encryption, version, '/StrF') };
  return (data, kind, number, generation) => {
    const method = methods[kind];
    if (method === '/Identity') return data;
    if (method === '/AESV3') return decryptAes(key, data);
    const objectKey = Buffer.alloc(5);
    objectKey.writeUIntLE(number & 0xffffff, 0, 3);
    objectKey.writeUIntLE(generation & 0xffff, 3, 2);
    const salt = Buffer.from(method === '/AESV2' ? 'sAlT' : '');
    const hash = md5(key, objectKey, salt).subarray(0, Math.min(16, key.length + 5));
    return method === '/AESV2' ? decryptAes(hash, data) : rc4(hash, data);
  };
}

function methodOf(encryption: PdfDictionary, version: number, name: '/StmF' | '/StrF'): Method {
  if (version < 4) return '/V2';
  const filter = encryption.get(name) ?? '/Identity';
  const filters = encryption.get('/CF');
  const definition = filters instanceof PdfDictionary && typeof filter === 'string' ? filters.get(filter) : undefined;
  const method = definition instanceof PdfDictionary ? definition.get('/CFM') : undefined;
  return method === '/V2' || method === '/AESV2' || method === '/AESV3' ? method : '/Identity';
}

/** Returns the key of 40 to 128 bits if the empty password is right, the user's or the owner's (algorithms 2 to 7). */
function shortKey(encryption: PdfDictionary, revision: number, id: Buffer): Buffer | undefined {
  const bits = numberOf(encryption.get('/Length')) ?? defaultKeyBits(encryption);
  const keyBytes = revision < 3 ? 5 : Math.min(16, Math.max(5, bits / 8));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE((numberOf(encryption.get('/P')) ?? 0) | 0);
  const isMetadataPlain = revision >= 4 && encryption.get('/EncryptMetadata') === false;
  const suffix = Buffer.from(isMetadataPlain ? 'ffffffff' : '', 'hex');
  const owner = bytesOf(encryption.get('/O')).subarray(0, 32);
  const user = bytesOf(encryption.get('/U'));
  const keyOf = (hash: Buffer) => {
    for (let round = 0; round < (revision < 3 ? 0 : 50); round += 1) hash = md5(hash.subarray(0, keyBytes));
    return hash.subarray(0, keyBytes);
  };
  const rounds = revision < 3 ? [0] : Array.from({ length: 20 }, (_, round) => round);
  const encrypt = (key: Buffer, data: Buffer, order: readonly number[]) =>
    order.reduce((text, round) => rc4(Buffer.from(key.map((byte) => byte ^ round)), text), data);
  const userPassword = encrypt(keyOf(md5(padding)), owner, rounds.toReversed());
  return [padding, userPassword]
    .map((password) => keyOf(md5(password, owner, permissions, id, suffix)))
    .find((key) => {
      const check = encrypt(key, revision < 3 ? padding : md5(padding, id), rounds);
      return user.subarray(0, check.length).equals(check);
    });
}

/** Default length of a key in bits: 128 for crypt filters with AES, otherwise 40. */
function defaultKeyBits(encryption: PdfDictionary): number {
  return numberOf(encryption.get('/V')) === 4 ? 128 : 40;
}

/** Returns the key of 256 bits if the empty password is right, the user's or the owner's (algorithms 2.A, 11 and 12). */
function longKey(encryption: PdfDictionary, revision: number): Buffer | undefined {
  const user = bytesOf(encryption.get('/U')).subarray(0, 48);
  for (const [entry, wrappedKey, suffix] of [
    ['/U', '/UE', Buffer.alloc(0)],
    ['/O', '/OE', user],
  ] as const) {
    const hashes = bytesOf(encryption.get(entry));
    const wrapped = bytesOf(encryption.get(wrappedKey)).subarray(0, 32);
    if (hashes.length < 48 || wrapped.length < 32) continue;
    const hash = (salt: Buffer) => (revision === 5 ? sha256(salt, suffix) : hardenedHash(salt, suffix));
    if (!hash(hashes.subarray(32, 40)).equals(hashes.subarray(0, 32))) continue;
    const cipher = createDecipheriv('aes-256-cbc', hash(hashes.subarray(40, 48)), Buffer.alloc(16));
    return cipher.setAutoPadding(false).update(wrapped);
  }
  return undefined;
}

/** Hash of the empty password (ISO 32000-2, algorithm 2.B). It ends after at least 64 and at most 288 rounds. */
function hardenedHash(salt: Buffer, suffix: Buffer): Buffer {
  let key = sha256(salt, suffix);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => Buffer.concat([key, suffix])));
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const encrypted = cipher.update(repeated);
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][remainder] ?? '')
      .update(encrypted)
      .digest();
    last = encrypted.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** Decrypts AES-CBC whose first block is the initialisation vector. A last block that is incomplete is left out. */
function decryptAes(key: Buffer, data: Buffer): Buffer {
  if (data.length < 32) return Buffer.alloc(0);
  const cipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, data.subarray(0, 16)).setAutoPadding(false);
  const plain = cipher.update(data.subarray(16, data.length - (data.length % 16)));
  const padded = plain.at(-1) ?? 0;
  return padded >= 1 && padded <= 16 ? plain.subarray(0, plain.length - padded) : plain;
}

/** RC4, which OpenSSL 3 does not offer any more. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b] as number, state[a] as number]);
  for (let i = 0, j = 0; i < 256; i += 1)
    swap(i, (j = (j + (state[i] as number) + (key[i % key.length] as number)) & 255));
  const result = Buffer.alloc(data.length);
  for (let at = 0, i = 0, j = 0; at < data.length; at += 1) {
    i = (i + 1) & 255;
    j = (j + (state[i] as number)) & 255;
    const a = state[i] as number;
    const b = state[j] as number;
    state[i] = b;
    state[j] = a;
    result[at] = (data[at] as number) ^ (state[(a + b) & 255] as number);
  }
  return result;
}

function sha256(...parts: readonly Buffer[]): Buffer {
  return createHash('sha256').update(Buffer.concat(parts)).digest();
}

function md5(...parts: readonly Buffer[]): Buffer {
  return createHash('md5').update(Buffer.concat(parts)).digest();
}

function numberOf(value: PdfValue): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function bytesOf(value: PdfValue): Buffer {
  return Buffer.isBuffer(value) ? value : Buffer.alloc(0);
}
