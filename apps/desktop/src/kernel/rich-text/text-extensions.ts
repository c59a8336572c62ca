import type { FileId } from '@sands/contract/kernel/schema'
import { attempt } from '@sands/web/call/attempt'
import { call } from '@sands/web/call/call'
import type { Extensions } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import type { PictureSources } from './picture-sources.ts'
import { textLink } from './text-link.ts'
import { TextPicture } from './text-picture.ts'

async function find(id: FileId): Promise<string | undefined> {
  const { data } = await attempt(() =>
    call('GET /sands-system/api/v1/system/resource/get', { query: { id }, quiet: true, silent: true }),
  )
  // For a deleted picture the browser shows a broken image.
  return data?.picture?.url ?? data?.url
}

/**
 * The elements that a text may contain: exactly what the server stores. Without picture options there are no pictures.
 */
export const textExtensions = (
  pictures: { sources: PictureSources; arrived: ReadonlyMap<string, FileId> } | undefined,
): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      autolink: true,
      protocols: ['mailto', 'tel'],
      isAllowedUri: (uri) => textLink(uri ?? '', location.origin) !== undefined,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  ...(pictures ? [TextPicture.configure({ ...pictures, find })] : []),
]
