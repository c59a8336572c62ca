import { check } from '../bench.ts'
import { headersOf } from '../page/bare-page.ts'

export interface StreamFile {
  content: Buffer
  headers: Record<string, string>
}

const PIECE = /#EXT-X-MAP:.*URI="([^"]+)"|^([^#\s].*)$/gm

/** Copies all files of a stream under their original paths, so that a bare server can serve them in the same way. */
export async function copyStream(hlsUrl: string, base: string): Promise<Map<string, StreamFile>> {
  const files = new Map<string, StreamFile>()
  const copy = async (url: URL): Promise<void> => {
    if (files.has(url.pathname)) return
    const answer = await fetch(url)
    check(answer.ok, `${url} answers ${answer.status}`)
    const content = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    files.set(url.pathname, { content, headers: { ...(await headersOf(`${url}`)), 'content-type': type } })
    if (!type.includes('mpegurl')) return
    for (const [, map, line] of content.toString('utf8').matchAll(PIECE)) await copy(new URL(map ?? line ?? '', url))
  }
  await copy(new URL(hlsUrl, base))
  return files
}
