import { CONTENT_TYPES } from '@sands/rules/community/content'
import {
  LINK_LENGTH,
  MOST_OPTIONS,
  MOST_TOPICS,
  OPTION_LENGTH,
  type PublishFault,
  TEXT_LENGTH,
  TITLE_LENGTH,
  TOPIC_LENGTH,
} from '@sands/rules/community/publishing'
import { draftText } from '@sands/web/community/draft-html'
import { textTag } from '@sands/web/community/post-drafts'
import { paragraphs } from '@sands/web/community/post-sender'
import { useT } from '@sands/web/i18n/i18n'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import { Chips } from '../../../kernel/ui/chips.tsx'
import { TextField } from '../../../kernel/ui/field.tsx'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import { NoBoards } from '../components/no-boards.tsx'
import type { PostForm } from '../use-post-form.ts'
import { FileFields } from './file-fields.tsx'
import { MentionField } from './mention-field.tsx'
import styles from './post-fields.module.css'
import { RichField } from './rich-field.tsx'

const TITLE_FAULTS: readonly PublishFault[] = ['title_missing', 'title_too_long']
const TEXT_FAULTS: readonly PublishFault[] = ['content_missing', 'content_too_long']
const LINK_FAULTS: readonly PublishFault[] = ['bad_link', 'several_links']
const BOARD_FAULTS: readonly PublishFault[] = ['board_missing', 'notes_only']
const POLL_FAULTS: readonly PublishFault[] = ['poll_incomplete']
const TOPICS_LENGTH = (TOPIC_LENGTH + 2) * MOST_TOPICS
const OPTIONS_LENGTH = (OPTION_LENGTH + 1) * MOST_OPTIONS
const FILE_FAULTS: readonly PublishFault[] = [
  ...(['video_needed', 'video_or_pictures', 'picture_needed'] as const),
  ...(['too_many_pictures', 'too_many_videos', 'too_many_documents', 'trim_too_short'] as const),
]

export function PostFields({ form }: { form: PostForm }) {
  const t = useT()
  const { type, draft, boards, hasNoBoard, boardsError, board, faults, hasFailed, isVideo, change } = form
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
      {type === CONTENT_TYPES.article ? (
        <RichField
          label={t('community.field_text')}
          html={draft.html || paragraphs(draft.text)}
          tag={textTag(draft.id)}
          isWriting={draft.stage === 'writing'}
          onChange={(html) => change({ html, text: draftText(html) })}
          error={faultOf(TEXT_FAULTS)}
        />
      ) : (
        <AreaField
          label={t(isVideo ? 'community.field_text_optional' : 'community.field_text')}
          value={draft.text}
          maxLength={TEXT_LENGTH}
          onChange={(text) => change({ text })}
          error={faultOf(TEXT_FAULTS)}
        />
      )}
      <section>
        <h2 className={styles.label}>{t('community.field_board')}</h2>
        <Chips
          label={t('community.field_board')}
          options={boards.map(({ id, name }) => ({ id: String(id), label: name }))}
          chosen={draft.boardId}
          onChoose={(boardId) => change({ boardId })}
        />
        {hasNoBoard && <NoBoards />}
        {boardsError && <ErrorState error={boardsError} onRetry={form.retryBoards} compact />}
        {boardFault && (
          <p className={styles.fault} role="alert">
            {boardFault}
          </p>
        )}
      </section>
      <FileFields form={form} fault={fileFault} />
      <TextField
        label={t('community.field_link')}
        inputMode="url"
        value={draft.link}
        maxLength={LINK_LENGTH}
        onChange={(link) => change({ link })}
        error={faultOf(LINK_FAULTS)}
      />
      <section>
        <h2 className={styles.label}>{t('community.field_mentions')}</h2>
        <MentionField boardId={draft.boardId} people={draft.mentions} onChange={(mentions) => change({ mentions })} />
      </section>
      {!isVideo && (
        <TextField
          label={t('community.field_topics', { count: MOST_TOPICS })}
          value={draft.topics.join(' ')}
          maxLength={TOPICS_LENGTH}
          onChange={(topics) => change({ topics: topics.split(' ') })}
        />
      )}
      {!isVideo && !draft.contentId && (
        <>
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
      {board?.isAnonymousAllowed === 1 && !draft.contentId && (
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
