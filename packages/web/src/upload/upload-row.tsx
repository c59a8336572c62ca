import { FolderOpen, Pause, Play, RotateCw, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useLanguage, useT } from '../i18n/i18n.ts'
import { ProgressBar } from '../progress/progress-bar.tsx'
import { acceptOf } from './purpose.ts'
import styles from './upload.module.css'
import type { UploadItem } from './upload-item.ts'
import { progressParts, stateText } from './upload-words.ts'
import { cancelUpload, giveFile, pauseUpload, resumeUpload } from './uploads.ts'

const ICON = { size: 18, 'aria-hidden': true } as const

interface UploadRowProps {
  item: UploadItem
  words?: string | undefined
  /** Stands before the name. */
  picture?: ReactNode
}

/** One upload: its progress and its buttons. */
export function UploadRow({ item, words: told, picture }: UploadRowProps) {
  const t = useT()
  const [language] = useLanguage()
  const { id, fileName, state, sent, size } = item
  const isOver = state === 'done' || state === 'failed'
  const act = (text: string, icon: ReactNode, run: () => void) => (
    <button
      type="button"
      className={styles.act}
      aria-label={t('media.upload_act', { act: text, name: fileName })}
      title={text}
      onClick={run}
    >
      {icon}
    </button>
  )
  const words = told ?? stateText(item, t, language)
  const tone = state === 'failed' ? 'danger' : state === 'done' ? 'success' : undefined
  return (
    <li className={styles.row} data-pictured={picture !== undefined}>
      {picture}
      <div className={styles.words}>
        <span className={styles.name} title={fileName}>
          {fileName}
        </span>
        <span className={styles.meta} data-tone={tone}>
          <span className={styles.parts}>
            {[words, ...(state === 'failed' ? [] : progressParts(item, t))].map((part, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: each has its own place in the line
              <span key={place}>{part}</span>
            ))}
          </span>
        </span>
      </div>
      <div className={styles.acts}>
        {(state === 'sending' || state === 'waiting' || state === 'offline') &&
          act(t('media.upload_pause'), <Pause {...ICON} />, () => pauseUpload(id))}
        {state === 'paused' && act(t('media.upload_resume'), <Play {...ICON} />, () => resumeUpload(id))}
        {state === 'failed' && item.mayRetry && act(t('kernel.retry'), <RotateCw {...ICON} />, () => resumeUpload(id))}
        {state === 'missing' && <ChooseAgain item={item} />}
        {state !== 'checking' &&
          act(isOver ? t('media.upload_remove') : t('media.upload_cancel'), <X {...ICON} />, () => {
            void cancelUpload(id)
          })}
      </div>
      {!isOver && (
        <div className={styles.bar}>
          <ProgressBar
            label={fileName}
            done={sent}
            total={state === 'checking' ? null : size}
            thin
            still={state !== 'sending' && state !== 'checking'}
          />
        </div>
      )}
    </li>
  )
}

/** After the app was closed a large file is no longer available and has to be chosen again. */
function ChooseAgain({ item: { id, fileName, purpose } }: { item: UploadItem }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [isOther, setOther] = useState(false)
  return (
    <>
      {isOther && (
        <span className={styles.meta} data-tone="danger" role="alert">
          {t('media.upload_other_file')}
        </span>
      )}
      <button
        type="button"
        className={styles.act}
        aria-label={t('media.upload_act', { act: t('media.upload_again'), name: fileName })}
        title={t('media.upload_again')}
        onClick={() => input.current?.click()}
      >
        <FolderOpen {...ICON} />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={purpose ? acceptOf([purpose]) : undefined}
        onChange={async ({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) setOther(!(await giveFile(id, file)))
        }}
      />
    </>
  )
}
