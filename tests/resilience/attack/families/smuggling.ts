import { type CaseDraft, type Family, pickKind } from '../cases/case.ts'
import { answeredWith, FORM_TYPE, message } from '../cases/messages.ts'
import type { Header } from '../wire/message.ts'

/** A second request in the body of a first whose length is ambiguous (RFC 9112, 11.2). */
const HIDDEN_REQUEST = Buffer.from('0\r\n\r\nGET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')

const ambiguous = (body: Buffer, ...headers: readonly Header[]): CaseDraft =>
  answeredWith({ ...message('POST', '/request', FORM_TYPE, ...headers), body }, 400)

/** Ambiguous requests are rejected, and no hidden request is answered. */
export const smuggling: Family = {
  name: 'smuggling',
  weight: 0.5,
  make: pickKind({
    'two lengths': [1, () => ambiguous(HIDDEN_REQUEST, ['content-length', '5'])],
    'length and chunks': [1, () => ambiguous(HIDDEN_REQUEST, ['transfer-encoding', 'chunked'])],
    'chunks twice': [
      1,
      () => ambiguous(HIDDEN_REQUEST, ['transfer-encoding', 'chunked, identity']),
    ],
    'space before the colon': [
      1,
      () => ambiguous(HIDDEN_REQUEST, ['transfer-encoding ', 'chunked']),
    ],
    'folded header': [
      1,
      () => ambiguous(HIDDEN_REQUEST, ['x', 'y\r\n transfer-encoding: chunked']),
    ],
    'bare line feed': [1, () => ambiguous(HIDDEN_REQUEST, ['x', 'y\ntransfer-encoding: chunked'])],
    'signed length': [1, () => ambiguous(Buffer.alloc(0), ['content-length', '+0'])],
  }),
}
