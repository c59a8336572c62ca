import { PushpinOutlined } from '@ant-design/icons'
import { type CoursewareType, learnForm } from '@sands/rules/study'
import { Button, Input } from 'antd'
import type { KeyboardEvent } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { keepDraft, type NoteDraft, useNoteDraft } from './note-drafts.ts'
import { usePlaceText } from './note-place.ts'
import styles from './notes.module.css'

/** The maximum length in the contract. */
const LONGEST = 2000
const EMPTY: NoteDraft = { text: '', position: null }

interface NoteComposerProps {
  /** The key under which an unfinished note is stored. */
  draftId: string
  type: CoursewareType
  /** The person's place in the courseware; null where there are no places. */
  now: () => number | null
  onSave: (note: { position: number | null; content: string }) => Promise<unknown>
  /** Set while an existing note is edited. */
  onCancel?: () => void
}

/**
 * An input for a note. The first letter pins the note to the current place, where it stays while the person goes on
 * writing.
 */
export function NoteComposer({ draftId, type, now, onSave, onCancel }: NoteComposerProps) {
  const t = useT()
  const placeText = usePlaceText()
  const draft = useNoteDraft(draftId) ?? EMPTY
  const content = draft.text.trim()
  const hasPlaces = learnForm(type) !== 'link'

  const write = (text: string) => {
    if (text === '' && !onCancel) return keepDraft(draftId, null)
    keepDraft(draftId, { text, position: draft.text === '' && !onCancel ? now() : draft.position })
  }
  const save = async () => {
    if (content === '') return
    await onSave({ position: draft.position, content })
    keepDraft(draftId, null)
    onCancel?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) void save()
    if (event.key === 'Escape') onCancel?.()
  }
  return (
    <div className={styles.composer}>
      <Input.TextArea
        aria-label={t(onCancel ? 'study.note_edit' : 'study.note_write')}
        placeholder={t('study.note_hint')}
        rows={3}
        maxLength={LONGEST}
        autoFocus={onCancel !== undefined}
        value={draft.text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.foot}>
        {hasPlaces && draft.text !== '' && (
          <Button
            size="small"
            icon={<PushpinOutlined aria-hidden />}
            title={t('study.note_pin')}
            aria-label={`${t('study.note_pin')} ${placeText(learnForm(type), draft.position)}`}
            onClick={() => keepDraft(draftId, { ...draft, position: now() })}
          >
            {placeText(learnForm(type), draft.position)}
          </Button>
        )}
        <span className={styles.room} />
        {onCancel && (
          <Button size="small" onClick={onCancel}>
            {t('kernel.cancel')}
          </Button>
        )}
        <Button size="small" type="primary" disabled={content === ''} onClick={() => void save()}>
          {t('study.note_save')}
        </Button>
      </div>
    </div>
  )
}
