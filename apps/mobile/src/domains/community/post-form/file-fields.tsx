import { type PostPurpose, roomInPost } from '@sands/rules/community/publishing'
import { draftTag } from '@sands/web/community/post-drafts'
import { useT } from '@sands/web/i18n/i18n'
import { acceptOf } from '@sands/web/upload/purpose'
import { SmallPicture, UploadPicture } from '@sands/web/upload/upload-picture.tsx'
import { UploadRow } from '@sands/web/upload/upload-row.tsx'
import { addUploads } from '@sands/web/upload/uploads'
import { FileText, Film, ImagePlus, type LucideIcon, X } from 'lucide-react'
import type { PostForm } from '../use-post-form.ts'
import { CoverField } from './cover-field.tsx'
import styles from './post-fields.module.css'
import { TrimField } from './trim-field.tsx'

interface FileButton {
  purpose: PostPurpose
  kind: 'image' | 'video' | 'document'
  icon: LucideIcon
  label: 'community.add_pictures' | 'community.add_video' | 'community.add_documents'
}
const BUTTONS: readonly FileButton[] = [
  { purpose: 'picture', kind: 'image', icon: ImagePlus, label: 'community.add_pictures' },
  { purpose: 'postVideo', kind: 'video', icon: Film, label: 'community.add_video' },
  { purpose: 'postDocument', kind: 'document', icon: FileText, label: 'community.add_documents' },
]
const ICONS = { image: ImagePlus, video: Film, document: FileText } as const

/** The files of a post: those that it has already, and new ones. */
export function FileFields({ form, fault }: { form: PostForm; fault: string | undefined }) {
  const t = useT()
  const { draft, kinds, uploads, isVideo, film, change, onFilm } = form
  const isAtRisk = uploads.some(({ isStored, state }) => isStored === false && state !== 'done' && state !== 'failed')
  return (
    <section>
      <h2 className={styles.label}>{t('community.field_files')}</h2>
      <div className={styles.buttons}>
        {BUTTONS.filter(({ kind }) => !isVideo || kind === 'video').map(({ purpose, kind, icon: Icon, label }) => {
          const room = roomInPost(kind, kinds)
          return (
            <label key={kind} className={styles.add} data-full={room === 0}>
              <Icon size={20} aria-hidden />
              {t(label)}
              <input
                type="file"
                className={styles.input}
                disabled={room === 0}
                multiple={room > 1}
                accept={acceptOf([purpose])}
                onChange={({ target }) => {
                  const files = [...(target.files ?? [])]
                  // Stores the draft, so that its files are found again after the app was closed.
                  change(kind === 'video' ? { trim: null } : {})
                  if (kind === 'video') onFilm(files[0])
                  void addUploads(files, { purposes: [purpose], room, tag: draftTag(draft.id) })
                  target.value = ''
                }}
              />
            </label>
          )
        })}
      </div>
      <ul className={styles.files}>
        {draft.attached.map(({ id, name, kind, src }) => {
          const Icon = ICONS[kind]
          return (
            <li key={id} className={styles.attached}>
              {kind === 'image' && src ? <SmallPicture src={src} /> : <Icon size={20} aria-hidden />}
              <span className={styles.name}>{name}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={t('community.file_remove', { name })}
                onClick={() => change({ attached: draft.attached.filter((file) => file.id !== id) })}
              >
                <X size={18} aria-hidden />
              </button>
            </li>
          )
        })}
        {uploads.map((item) => (
          <UploadRow
            key={item.id}
            item={item}
            picture={item.purpose === 'picture' ? <UploadPicture item={item} /> : undefined}
          />
        ))}
      </ul>
      {isAtRisk && (
        <p className={styles.note} role="status">
          {t('community.file_not_stored')}
        </p>
      )}
      {isVideo && film && <TrimField film={film} part={draft.trim} onChange={(trim) => change({ trim })} />}
      {(film || draft.cover) && <CoverField form={form} />}
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}
