import type { FileId } from '@sands/contract/kernel/schema'
import { PICTURE_ACCEPT } from '@sands/web/upload/check'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FilePicker } from '../file/file-picker.tsx'
import { useT } from '../text.ts'
import { may, useViewer } from '../viewer.ts'
import { LinkDialog } from './link-dialog.tsx'
import { withoutTables } from './paste-tables.ts'
import { type PictureSources, rememberSources } from './picture-sources.ts'
import type { RichTextProps } from './rich-text.model.ts'
import styles from './rich-text.module.css'
import { textExtensions } from './text-extensions.ts'
import { TextTools } from './text-tools.tsx'
import { usePaste } from './use-paste.ts'
import { useTextPictures } from './use-text-pictures.ts'

/** A text with nothing but an empty line counts as empty. */
const htmlOf = (editor: { isEmpty: boolean; getHTML: () => string }) => (editor.isEmpty ? '' : editor.getHTML())

/**
 * Edits texts with headings, lists, quotes, links and pictures. Pasted content is converted to the formats we support.
 */
export function RichTextEditor(props: RichTextProps) {
  const { id, labelledBy, describedBy, value, onChange, onBusy, noPictures = false } = props
  const t = useT()
  const mayPick = may(useViewer(), 'media.library.view')
  const input = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [sources] = useState<PictureSources>(() => props.sources ?? new Map())
  const [arrived] = useState(() => new Map<string, FileId>())
  const [asks, setAsks] = useState<'link' | 'picture' | null>(null)
  /** The last value passed to `onChange`: a different incoming value was not written here. */
  const told = useRef(value)
  const tell = useEffectEvent((html: string) => {
    told.current = html
    onChange(html)
  })
  const pictures = useTextPictures({ sources, arrived, onBusy, onArrived: (now) => tell(htmlOf(now)) })
  const paste = usePaste(pictures, noPictures)
  const [extensions] = useState(() => {
    rememberSources(sources, value)
    return textExtensions(noPictures ? undefined : { sources, arrived })
  })
  const editor: Editor = useEditor({
    extensions,
    content: withoutTables(value),
    // The content security policy refuses style elements, so our own stylesheet contains these styles.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: now }) => tell(htmlOf(now)),
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      transformPastedHTML: (html) => paste.read(html),
      handlePaste: (_view, event) => paste.take(editor, event.clipboardData),
      handleDrop: (_view, event, _slice, moved) => {
        if (moved || !paste.take(editor, event.dataTransfer)) return false
        event.preventDefault()
        return true
      },
      handleKeyDown: (_view, event) => {
        if (!event.altKey || event.key !== 'F10') return false
        frame.current?.querySelector<HTMLElement>('[role="toolbar"] button[tabindex="0"]')?.focus()
        return true
      },
    },
  })
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    rememberSources(sources, value)
    editor.commands.setContent(withoutTables(value), { emitUpdate: false })
  }, [editor, sources, value])

  return (
    <div ref={frame} className={styles.frame}>
      <TextTools
        editor={editor}
        controls={id}
        onLink={() => setAsks('link')}
        onPicture={noPictures ? undefined : () => (mayPick ? setAsks('picture') : input.current?.click())}
      />
      <EditorContent editor={editor} className={styles.paper} />
      <LinkDialog editor={editor} open={asks === 'link'} onClose={() => setAsks(null)} />
      {mayPick ? (
        <FilePicker
          title={t('manage.text_picture_choose')}
          open={asks === 'picture'}
          kinds={['image']}
          readyOnly
          value={null}
          onChoose={({ id: fileId, picture, url, fileName }) =>
            pictures.insert(editor, { fileId, picture, url, name: fileName })
          }
          onClose={() => setAsks(null)}
        />
      ) : (
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={PICTURE_ACCEPT}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            target.value = ''
            void pictures.send(editor, files)
          }}
        />
      )}
    </div>
  )
}
