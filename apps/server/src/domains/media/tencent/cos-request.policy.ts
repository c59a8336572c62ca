import type { tencentCalls } from '@sands/contract/media/tencent.calls'
import type { Static } from 'typebox'
import { isInFolder } from './quarantine.policy.ts'

export type AskedSignature = Static<(typeof tencentCalls)['POST /sands-system/api/v1/tencent/cos/getSign']['body']>

/** The requests of an upload, by method and query parameters. No request that reads content is among them. */
const UPLOADING: readonly string[] = [
  'PUT ',
  'PUT partnumber,uploadid',
  'POST uploads',
  'POST uploadid',
  'GET uploadid',
  'DELETE uploadid',
]
/** Parameters that only control how much an answer lists. */
const HARMLESS = new Set(['encoding-type', 'max-parts', 'part-number-marker', 'max-uploads', 'key-marker', 'delimiter'])

type Pairs = Readonly<Record<string, string | number | boolean>>

const lower = (pairs: Pairs = {}): ReadonlyMap<string, string> =>
  new Map(Object.entries(pairs).map(([name, value]) => [name.toLowerCase(), String(value)]))

export const asTexts = (pairs: Pairs = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(pairs).map(([name, value]) => [name, String(value)]))

/** Whether the request is a step of an upload to this folder, at this host. */
export function isUploadStep({ Method, Key, Query, Headers }: AskedSignature, folder: string, host: string): boolean {
  const query = lower(Query)
  const asked = [...query.keys()].filter((name) => !HARMLESS.has(name)).sort()
  const step = `${Method} ${asked.join(',')}`
  const signedHost = lower(Headers).get('host') ?? host
  if (signedHost !== host) return false
  // Lists unfinished uploads: the prefix takes the place of the key.
  if (Key === '') return step === 'GET prefix,uploads' && isInFolder(query.get('prefix') ?? '', folder)
  return UPLOADING.includes(step) && isInFolder(Key, folder)
}
