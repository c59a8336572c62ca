import { cleanDraftHtml } from '@sands/web/community/draft-html'
import { useT } from '@sands/web/i18n/i18n'
import { acceptOf } from '@sands/web/upload/purpose'
import { UploadPicture } from '@sands/web/upload/upload-picture.tsx'
import { UploadRow } from '@sands/web/upload/upload-row.tsx'
import { addUploads, claimUpload, useUploads } from '@sands/web/upload/uploads'
import { Bold, Heading2, ImagePlus, List, ListOrdered, type LucideIcon } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import styles from './rich-field.module.css'

interface Tool {
  icon: LucideIcon
  label: 'community.tool_bold' | 'community.tool_heading' | 'community.tool_list' | 'community.tool_numbers'
  command: string
  value?: string
}
const TOOLS: readonly Tool[] = [
  { icon: Bold, label: 'community.tool_bold', command: 'bold' },
  { icon: Heading2, label: 'community.tool_heading', command: 'formatBlock', value: 'h2' },
  { icon: List, label: 'community.tool_list', command: 'insertUnorderedList' },
  { icon: ListOrdered, label: 'community.tool_numbers', command: 'insertOrderedList' },
]

interface RichFieldProps {
  label: string
  html: string
  /** The tag of the uploads of pictures within the text. */
  tag: string
  /** Whether uploaded pictures are put into the text here; after the tap on "publish" the sender does it. */
  isWriting: boolean
  onChange: (html: string) => void
  error?: string | undefined
}

/** A text with headings, lists, bold words and pictures, written on a phone. */
export function RichField({ label, html, tag, isWriting, onChange, error }: RichFieldProps) {
  const t = useT()
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const written = useRef<string>(undefined)
  const uploads = useUploads().filter((upload) => upload.tag === tag)

  // The browser owns what is typed; only another text, such as a discarded one, is written into it.
  useEffect(() => {
    if (!area.current || html === written.current) return
    written.current = html
    area.current.innerHTML = cleanDraftHtml(html)
  }, [html])

  const store = () => {
    const next = cleanDraftHtml(area.current?.innerHTML ?? '')
    written.current = next
    onChange(next)
  }
  // `execCommand` is deprecated without a successor; every phone browser still has it, with undo.
  const run = (command: string, value?: string) => {
    area.current?.focus()
    const isHeading = command === 'formatBlock' && document.queryCommandValue('formatBlock').toLowerCase() === value
    document.execCommand(command, false, isHeading ? 'p' : value)
    store()
  }

  const done = uploads.filter(({ state }) => state === 'done')
  const place = useRef(store)
  place.current = store
  useEffect(() => {
    if (!isWriting) return
    for (const { id: uploadId, made } of done) {
      if (made?.picture && area.current) {
        const picture = document.createElement('img')
        picture.setAttribute('data-file-id', made.id)
        picture.alt = ''
        picture.src = made.picture.url
        const line = document.createElement('p')
        line.append(picture)
        area.current.append(line)
        place.current()
      }
      void claimUpload(uploadId)
    }
  }, [done, isWriting])

  return (
    <div className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.box} data-wrong={error !== undefined}>
        <div className={styles.tools} role="toolbar" aria-label={t('community.tools')}>
          {TOOLS.map(({ icon: Icon, label: name, command, value }) => (
            <button
              key={command}
              type="button"
              className={styles.tool}
              aria-label={t(name)}
              // Keeps the selection in the text.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => run(command, value)}
            >
              <Icon size={20} aria-hidden />
            </button>
          ))}
          <label className={styles.tool}>
            <ImagePlus size={20} aria-hidden />
            <span className="visually-hidden">{t('community.tool_picture')}</span>
            <input
              type="file"
              className={styles.input}
              multiple
              accept={acceptOf(['picture'])}
              onChange={({ target }) => {
                void addUploads([...(target.files ?? [])], { purposes: ['picture'], tag })
                target.value = ''
              }}
            />
          </label>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a text area cannot hold headings and pictures */}
        <div
          ref={area}
          className={styles.area}
          role="textbox"
          tabIndex={0}
          contentEditable
          suppressContentEditableWarning
          aria-multiline="true"
          aria-labelledby={id}
          aria-invalid={error ? true : undefined}
          onInput={store}
          onPaste={(event) => {
            event.preventDefault()
            document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
          }}
        />
      </div>
      {uploads.length > done.length && (
        <ul className={styles.files}>
          {uploads.map((item) => (
            <UploadRow key={item.id} item={item} picture={<UploadPicture item={item} />} />
          ))}
        </ul>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
