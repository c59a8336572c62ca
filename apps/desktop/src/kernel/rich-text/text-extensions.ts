import type { FileId } from '@sands/contract/kernel/schema'
import { CallError, call } from '@sands/web/call/call'
import type { Extensions } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { textLink } from './text-link.ts'
import { type PictureSources, TextPicture } from './text-picture.ts'

async function find(id: FileId): Promise<string | undefined> {
  try {
    const { picture, url } = await call('GET /sands-system/api/v1/system/resource/get', {
      query: { id },
      quiet: true,
      silent: true,
    })
    return picture?.url ?? url
  } catch (error) {
    // A picture that is gone is shown as such by the browser.
    if (error instanceof CallError) return undefined
    throw error
  }
}

/** What a text can be made of: no more than the server keeps. */
export const textExtensions = (sources: PictureSources): Extensions => [
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
  TextPicture.configure({ sources, find }),
]
