import type { FileId } from '@sands/contract/kernel/schema'
import type { FileKind, UploadPurpose } from '@sands/rules/upload'
import { AudioLines, FileText, Film, Paperclip, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useCall } from '../../call/use-call.ts'
import { useT } from '../../i18n/i18n.ts'
import { acceptOf } from '../../upload/purpose.ts'
import { UploadRow } from '../../upload/upload-row.tsx'
import { addUploads, useUploads } from '../../upload/uploads.ts'
import styles from './attachment-field.module.css'
import { beginChoosingFile, endChoosingFile } from './choosing-file.ts'

const PURPOSES: readonly UploadPurpose[] = ['picture', 'attachment']
const ICONS: Readonly<Partial<Record<FileKind, typeof FileText>>> = { video: Film, audio: AudioLines }
const RESOURCE = 'GET /sands-system/api/v1/system/resource/get'

interface AttachmentFieldProps {
  fileIds: readonly FileId[]
  /** How many files the question allows. */
  limit: number
  /** Connects uploads with the question. Without it nothing can be added. */
  tag: string | undefined
  isLocked: boolean
  /** The dictionary with the texts of the field: a screen has loaded that of its own domain. */
  words?: 'exam' | 'training' | 'apply'
  /** What can be attached; pictures and documents when it is not given. */
  purposes?: readonly UploadPurpose[]
  /** Another way to add files, below the button; `room` is how many more there may be. */
  more?: (room: number) => ReactNode
  onChange: (fileIds: readonly FileId[]) => void
}

/** Files of an answer. An upload goes on without the screen, and after the network or the app was away. */
export function AttachmentField({
  fileIds,
  limit,
  tag,
  isLocked,
  words = 'exam',
  purposes = PURPOSES,
  more,
  onChange,
}: AttachmentFieldProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const uploads = useUploads().filter((item) => tag !== undefined && item.tag === tag)
  const choose = () => {
    beginChoosingFile()
    input.current?.addEventListener('cancel', endChoosingFile, { once: true })
    input.current?.click()
  }
  const room = limit - fileIds.length - uploads.filter(({ state }) => state !== 'failed').length
  return (
    <div className={styles.field}>
      {(fileIds.length > 0 || uploads.length > 0) && (
        <ul className={styles.list}>
          {fileIds.map((id) => (
            <AttachedFile
              key={id}
              id={id}
              words={words}
              onRemove={isLocked ? undefined : () => onChange(fileIds.filter((other) => other !== id))}
            />
          ))}
          {uploads.map((item) => (
            <UploadRow key={item.id} item={item} />
          ))}
        </ul>
      )}
      {!isLocked && tag !== undefined && (
        <>
          <button type="button" className={styles.add} disabled={room < 1} onClick={choose}>
            <Paperclip size={18} aria-hidden />
            {t(`${words}.attach`)}
          </button>
          <p className={styles.hint}>{t(room < 1 ? `${words}.attach_full` : `${words}.attach_limit`, { limit })}</p>
          <input
            ref={input}
            type="file"
            hidden
            multiple={room > 1}
            aria-label={t(`${words}.attach`)}
            accept={acceptOf(purposes)}
            onChange={({ target }) => {
              endChoosingFile()
              void addUploads([...(target.files ?? [])], { purposes, room, tag })
              target.value = ''
            }}
          />
          {more?.(room)}
        </>
      )}
    </div>
  )
}

interface AttachedFileProps {
  id: FileId
  words: 'exam' | 'training' | 'apply'
  onRemove: (() => void) | undefined
}

function AttachedFile({ id, words, onRemove }: AttachedFileProps) {
  const t = useT()
  const { data: file } = useCall(RESOURCE, { query: { id } }, { keep: true })
  const name = file?.fileName ?? ''
  const Icon = (file && ICONS[file.fileType]) ?? FileText
  return (
    <li className={styles.file}>
      {file?.picture ? (
        <img className={styles.picture} src={file.picture.sizes[0]?.url ?? file.picture.url} alt="" />
      ) : (
        <Icon size={24} aria-hidden />
      )}
      {file ? (
        <a className={styles.name} href={file.url} target="_blank" rel="noopener">
          {name}
        </a>
      ) : (
        <span className={styles.name} />
      )}
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t(`${words}.attach_remove`, { name })}
          onClick={onRemove}
        >
          <X size={18} aria-hidden />
        </button>
      )}
    </li>
  )
}
