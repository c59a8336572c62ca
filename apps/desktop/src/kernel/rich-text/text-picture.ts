import { asId } from '@sands/contract/kernel/id'
import type { FileId } from '@sands/contract/kernel/schema'
import { mergeAttributes, Node } from '@tiptap/react'
import type { PictureSources } from './picture-sources.ts'

interface PictureOptions {
  sources: PictureSources
  /**
   * The files of pasted pictures, by the keys that replace them in the text. A text can be saved or undone before an
   * upload has finished.
   */
  arrived: ReadonlyMap<string, FileId>
  /** Fetches the address of a picture that is not known here. */
  find: (fileId: FileId) => Promise<string | undefined>
}

/** A picture of our library in a text. Pictures from other sites are not allowed. */
export const TextPicture = Node.create<PictureOptions>({
  name: 'image',
  group: 'block',
  draggable: true,
  addOptions: () => ({ sources: new Map(), arrived: new Map(), find: async () => undefined }),
  addAttributes() {
    const { arrived } = this.options
    return {
      fileId: {
        default: null,
        parseHTML: (element) => element.getAttribute('data-file-id'),
        renderHTML: ({ fileId, sending }) => ({ 'data-file-id': fileId ?? arrived.get(sending) }),
      },
      sending: { default: null, parseHTML: (element) => element.getAttribute('data-sending'), renderHTML: () => ({}) },
      alt: { default: '', parseHTML: (element) => element.getAttribute('alt') ?? '' },
    }
  },
  parseHTML: () => [{ tag: 'img[data-file-id], img[data-sending]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
  addNodeView() {
    const { sources, find } = this.options
    return ({ node }) => {
      const dom = document.createElement('img')
      const { fileId, sending, alt } = node.attrs
      dom.alt = alt
      const known = sources.get(fileId ?? sending)
      if (known) dom.src = known
      else if (fileId)
        void find(asId<FileId>(fileId)).then((src) => {
          if (!src) return
          sources.set(fileId, src)
          dom.src = src
        })
      return { dom }
    }
  },
})
