import type { FileId } from '@sands/contract/kernel/schema'
import { mergeAttributes, Node } from '@tiptap/react'
import type { PictureSources } from './picture-sources.ts'

interface PictureOptions {
  sources: PictureSources
  /** Asks for the address of a picture that is not known here. */
  find: (fileId: FileId) => Promise<string | undefined>
}

/** A picture of our own library in a text. Pictures from elsewhere are not taken over. */
export const TextPicture = Node.create<PictureOptions>({
  name: 'image',
  group: 'block',
  draggable: true,
  addOptions: () => ({ sources: new Map(), find: async () => undefined }),
  addAttributes: () => ({
    fileId: {
      parseHTML: (element) => element.getAttribute('data-file-id'),
      renderHTML: ({ fileId }) => ({ 'data-file-id': fileId }),
    },
    alt: { default: '', parseHTML: (element) => element.getAttribute('alt') ?? '' },
  }),
  parseHTML: () => [{ tag: 'img[data-file-id]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
  addNodeView() {
    const { sources, find } = this.options
    return ({ node }) => {
      const dom = document.createElement('img')
      const fileId: string = node.attrs.fileId
      dom.alt = node.attrs.alt
      const known = sources.get(fileId)
      if (known) dom.src = known
      else
        void find(fileId as FileId).then((src) => {
          if (!src) return
          sources.set(fileId, src)
          dom.src = src
        })
      return { dom }
    }
  },
})
