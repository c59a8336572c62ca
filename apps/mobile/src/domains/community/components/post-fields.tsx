import { CONTENT_TYPES } from '@sands/rules/community/content'
import {
  ARTICLE_LENGTH,
  LINK_LENGTH,
  MOST_OPTIONS,
  MOST_TOPICS,
  OPTION_LENGTH,
  type PostPurpose,
  type PublishFault,
  roomInPost,
  TEXT_LENGTH,
  TITLE_LENGTH,
  TOPIC_LENGTH,
} from '@sands/rules/community/publishing'
import { draftTag } from '@sands/web/community/post-drafts'
import { useT } from '@sands/web/i18n/i18n'
import { acceptOf } from '@sands/web/upload/purpose'
import { UploadRow } from '@sands/web/upload/upload-row.tsx'
import { addUploads } from '@sands/web/upload/uploads'
import { FileText, Film, ImagePlus, type LucideIcon } from 'lucide-react'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import { Chips } from '../../../kernel/ui/chips.tsx'
import { TextField } from '../../../kernel/ui/field.tsx'
import type { PostForm } from '../use-post-form.ts'
import styles from './post-fields.module.css'

const TITLE_FAULTS: readonly PublishFault[] = ['title_missing', 'title_too_long']
const TEXT_FAULTS: readonly PublishFault[] = ['content_missing', 'content_too_long']
const LINK_FAULTS: readonly PublishFault[] = ['bad_link', 'several_links']
const BOARD_FAULTS: readonly PublishFault[] = ['board_missing', 'notes_only']
const POLL_FAULTS: readonly PublishFault[] = ['poll_incomplete']
const TOPICS_LENGTH = (TOPIC_LENGTH + 2) * MOST_TOPICS
const OPTIONS_LENGTH = (OPTION_LENGTH + 1) * MOST_OPTIONS
const FILE_FAULTS: readonly PublishFault[] = [
  ...(['video_needed', 'video_or_pictures', 'picture_needed'] as const),
  ...(['too_many_pictures', 'too_many_videos', 'too_many_documents'] as const),
]

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

export function PostFields({ form }: { form: PostForm }) {
  const t = useT()
  const { type, draft, boards, board, kinds, uploads, faults, hasFailed, isVideo, change } = form
  const faultOf = (own: readonly PublishFault[]) => {
    const fault = faults.find((one) => own.includes(one))
    return fault && t(`community.fault_${fault}`)
  }
  const fileFault = faultOf(FILE_FAULTS) ?? (hasFailed ? t('community.fault_files') : undefined)
  const boardFault = faultOf(BOARD_FAULTS)
  return (
    <div className={styles.fields}>
      {draft.reason && (
        <p className={styles.fault} role="alert">
          {t('community.draft_refused', { reason: draft.reason })}
        </p>
      )}
      <TextField
        label={t('community.field_title')}
        value={draft.title}
        maxLength={TITLE_LENGTH}
        onChange={(title) => change({ title })}
        error={faultOf(TITLE_FAULTS)}
      />
      <AreaField
        label={t(isVideo ? 'community.field_text_optional' : 'community.field_text')}
        value={draft.text}
        maxLength={type === CONTENT_TYPES.article ? ARTICLE_LENGTH : TEXT_LENGTH}
        onChange={(text) => change({ text })}
        error={faultOf(TEXT_FAULTS)}
      />
      <section>
        <h2 className={styles.label}>{t('community.field_board')}</h2>
        <Chips
          label={t('community.field_board')}
          options={boards.map(({ id, name }) => ({ id: String(id), label: name }))}
          chosen={draft.boardId}
          onChoose={(boardId) => change({ boardId })}
        />
        {boardFault && (
          <p className={styles.fault} role="alert">
            {boardFault}
          </p>
        )}
      </section>
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
                    change({})
                    void addUploads([...(target.files ?? [])], { purposes: [purpose], room, tag: draftTag(draft.id) })
                    target.value = ''
                  }}
                />
              </label>
            )
          })}
        </div>
        <ul className={styles.files}>
          {uploads.map((item) => (
            <UploadRow key={item.id} item={item} />
          ))}
        </ul>
        {fileFault && (
          <p className={styles.fault} role="alert">
            {fileFault}
          </p>
        )}
      </section>
      <TextField
        label={t('community.field_link')}
        inputMode="url"
        value={draft.link}
        maxLength={LINK_LENGTH}
        onChange={(link) => change({ link })}
        error={faultOf(LINK_FAULTS)}
      />
      {!isVideo && (
        <>
          <TextField
            label={t('community.field_topics', { count: MOST_TOPICS })}
            value={draft.topics.join(' ')}
            maxLength={TOPICS_LENGTH}
            onChange={(topics) => change({ topics: topics.split(' ') })}
          />
          <AreaField
            label={t('community.field_poll')}
            value={draft.options.join('\n')}
            maxLength={OPTIONS_LENGTH}
            onChange={(options) => change({ options: options.split('\n') })}
            error={faultOf(POLL_FAULTS)}
          />
          {draft.options.some((option) => option.trim() !== '') && (
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={draft.isMultiple}
                onChange={({ target }) => change({ isMultiple: target.checked })}
              />
              {t('community.field_multiple')}
            </label>
          )}
        </>
      )}
      {board?.isAnonymousAllowed === 1 && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={draft.isAnonymous}
            onChange={({ target }) => change({ isAnonymous: target.checked })}
          />
          {t('community.field_anonymous')}
        </label>
      )}
      {board?.isEnablePShare === 1 && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={draft.isPublic}
            onChange={({ target }) => change({ isPublic: target.checked })}
          />
          {t('community.field_public')}
        </label>
      )}
    </div>
  )
}
