import { AppstoreAddOutlined, FolderAddOutlined } from '@ant-design/icons'
import type { CoursewareDraft, ManagedCourseware } from '@sands/contract/course/manage.model'
import { isUnderWay } from '@sands/web/upload/upload-item'
import { UploadList } from '@sands/web/upload/upload-list.tsx'
import { useUploads } from '@sands/web/upload/uploads'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { useLibraryUploads } from '../../../kernel/file/use-library-uploads.ts'
import { useT } from '../../../kernel/text.ts'
import { useDragSort } from '../../../kernel/ui/list/use-drag-sort.ts'
import { AddCourseware } from '../courseware/add-courseware.tsx'
import { CoursewareDrawer } from '../courseware/courseware-drawer.tsx'
import { COURSEWARE_FILE_KINDS } from '../courseware/courseware-kinds.ts'
import { CoursewarePicker } from '../courseware/courseware-picker.tsx'
import styles from './catalogue.module.css'
import { isDivided, moveRow, rowsOf } from './catalogue-rows.ts'
import { ChapterRow } from './chapter-row.tsx'
import { addChapter, addCourseware, entriesOf, moveChapter } from './course-edit.ts'
import { CoursewareRow } from './courseware-row.tsx'
import { useCourseEditor } from './editor-context.ts'

/** Chapters and courseware in order, sorted by dragging or with the keys. */
export function CataloguePart() {
  const t = useT()
  const { document, edit, keepCourseware, onBusy } = useCourseEditor()
  const { chapters } = document
  // While a person empties the name of the only chapter, its heading stays, because they are still typing.
  const [wasDivided, setDivided] = useState(false)
  const divided = isDivided(chapters) || (wasDivided && chapters.length > 0)
  if (divided !== wasDivided) setDivided(divided)
  const rows = rowsOf(chapters, divided)
  const sort = useDragSort({ count: rows.length, onMove: (from, to) => edit(moveRow(from, to, divided)) })
  const [open, setOpen] = useState<ManagedCourseware | CoursewareDraft | null>(null)
  const [picks, setPicks] = useState(false)
  const isHere = useLibraryUploads(COURSEWARE_FILE_KINDS)
  const sending = useUploads().some((item) => isHere(item) && isUnderWay(item))
  useEffect(() => {
    if (!sending) return
    onBusy(true)
    return () => onBusy(false)
  }, [sending, onBusy])
  const add = (courseware: ManagedCourseware, neighbours?: Parameters<typeof addCourseware>[1]) => {
    keepCourseware(courseware)
    edit(addCourseware(courseware.id, neighbours))
  }
  const taken = new Set<string>(entriesOf(document).map(({ courseWareId }) => courseWareId))
  return (
    <PartCard
      title={t('course.manage_part_catalogue')}
      intro={t('course.manage_catalogue_count', { count: taken.size })}
      action={
        <Button
          icon={<FolderAddOutlined aria-hidden />}
          onClick={() => edit(addChapter((place) => t('course.manage_chapter_default', { place })))}
        >
          {divided ? t('course.manage_chapter_add') : t('course.manage_chapter_begin')}
        </Button>
      }
    >
      <div>
        {rows.length === 0 && <p className={styles.empty}>{t('course.manage_catalogue_empty')}</p>}
        <ol className={styles.rows} aria-label={t('course.manage_part_catalogue')}>
          {rows.map((row, index) => (
            <li key={row.key} className={row.kind === 'chapter' ? styles.chapter : styles.item} {...sort.row(index)}>
              {row.kind === 'chapter' ? (
                <ChapterRow
                  chapter={row.chapter}
                  place={row.place}
                  count={chapters.length}
                  handle={(name) => sort.handle(index, name)}
                  onMove={(to) => edit(moveChapter(row.place, to))}
                />
              ) : (
                <CoursewareRow
                  entry={row.entry}
                  place={row.place}
                  handle={(name) => sort.handle(index, name)}
                  onOpen={setOpen}
                />
              )}
            </li>
          ))}
        </ol>
        <UploadList shows={(item) => isHere(item) && item.state !== 'done'} />
      </div>
      <AddCourseware onDraft={setOpen} onMade={add}>
        <Button icon={<AppstoreAddOutlined aria-hidden />} onClick={() => setPicks(true)}>
          {t('course.manage_add_existing')}
        </Button>
      </AddCourseware>
      <CoursewarePicker open={picks} taken={taken} onChoose={add} onClose={() => setPicks(false)} />
      <CoursewareDrawer courseware={open} onClose={() => setOpen(null)} onStored={add} />
    </PartCard>
  )
}
