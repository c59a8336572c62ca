import type { CatalogueCourseware } from '@sands/contract/course/course.model'
import type { PlaceHandle } from '@sands/web/player/place/place'
import { Button, Skeleton } from 'antd'
import type { RefObject } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { FailureBlock } from '../../../../kernel/ui/page/failure-block.tsx'
import { NoteComposer } from './note-composer.tsx'
import { goToNote, positionNow } from './note-place.ts'
import { NoteRow } from './note-row.tsx'
import styles from './notes.module.css'
import { useNotes } from './use-notes.ts'

interface NotesPanelProps {
  courseware: Pick<CatalogueCourseware, 'id' | 'courseWareType'>
  place: RefObject<PlaceHandle | null>
}

/** The notes on courseware beside its player: pinned to a moment or a page, visible only to their author. */
export function NotesPanel({ courseware: { id, courseWareType }, place }: NotesPanelProps) {
  const t = useT()
  const { pages, notes, save, remove } = useNotes(id)
  const now = () => positionNow(courseWareType, place.current)
  return (
    <div className={styles.notes}>
      <NoteComposer
        draftId={id}
        type={courseWareType}
        now={now}
        onSave={(note) => save({ ...note, id: undefined, version: undefined })}
      />
      {content()}
    </div>
  )

  function content() {
    if (!notes) {
      if (pages.isError) return <FailureBlock error={pages.error} onRetry={() => void pages.refetch()} />
      return <Skeleton active title={false} paragraph={{ rows: 3 }} />
    }
    if (notes.length === 0) return <p className={styles.none}>{t('study.note_none')}</p>
    return (
      <>
        <ul className={styles.list} aria-label={t('study.notes')}>
          {notes.map((note) => (
            <li key={note.key}>
              <NoteRow
                note={note}
                type={courseWareType}
                now={now}
                onGoTo={(position) => goToNote(courseWareType, { place: place.current, position })}
                onSave={save}
                onRemove={remove}
              />
            </li>
          ))}
        </ul>
        {pages.hasNextPage && (
          <Button block loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('study.note_more')}
          </Button>
        )}
      </>
    )
  }
}
