import { PICTURE_ACCEPT } from '@sands/web/upload/check'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FilePicker } from '../file/file-picker.tsx'
import { useT } from '../text.ts'
import { may, useViewer } from '../viewer.ts'
import { cleanPaste } from './clean-paste.ts'
import { LinkDialog } from './link-dialog.tsx'
import { type PictureSources, rememberSources } from './picture-sources.ts'
import type { RichTextProps } from './rich-text.model.ts'
import styles from './rich-text.module.css'
import { textExtensions } from './text-extensions.ts'
import { TextTools } from './text-tools.tsx'
import { picturesIn, useTextPictures } from './use-text-pictures.ts'

/** Nothing but an empty line is no text. */
const htmlOf = (editor: { isEmpty: boolean; getHTML: () => string }) => (editor.isEmpty ? '' : editor.getHTML())

/** Texts with headings, lists, quotes, links and pictures. What is pasted is brought into our form. */
export function RichTextEditor(props: RichTextProps) {
  const { id, labelledBy, describedBy, value, onChange, onBusy, noPictures = false } = props
  const t = useT()
  const mayPick = may(useViewer(), 'media.library.view')
  const input = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [sources] = useState<PictureSources>(() => props.sources ?? new Map())
  const [asks, setAsks] = useState<'link' | 'picture' | null>(null)
  const { insert, send } = useTextPictures(sources, onBusy)
  /** What was told last: whatever else comes in was not written here. */
  const told = useRef(value)
  const tell = useEffectEvent((html: string) => {
    told.current = html
    onChange(html)
  })
  const [extensions] = useState(() => {
    rememberSources(sources, value)
    return textExtensions(noPictures ? undefined : sources)
  })
  const editor = useEditor({
    extensions,
    content: value,
    // The content policy refuses style elements; the styles come with ours.
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
      transformPastedHTML: cleanPaste,
      handlePaste: (_view, event) => take(event.clipboardData),
      handleDrop: (_view, event, _slice, moved) => {
        if (moved || !take(event.dataTransfer)) return false
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
  const take = (data: DataTransfer | null): boolean => {
    const files = picturesIn(data)
    // Office puts a picture of the text beside the text.
    if (noPictures || files.length === 0 || data?.types.includes('text/html')) return false
    void send(editor, files)
    return true
  }
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    rememberSources(sources, value)
    editor.commands.setContent(value, { emitUpdate: false })
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
            insert(editor, { fileId, picture, url, name: fileName })
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
            void send(editor, files)
          }}
        />
      )}
    </div>
  )
}
