import { DeleteOutlined } from '@ant-design/icons'
import type { DraftChapter } from '@sands/contract/course/manage.model'
import { Button, Input } from 'antd'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useT } from '../../../kernel/text.ts'
import { placeByKey } from '../../../kernel/ui/list/drag-sort.ts'
import { SortHandle } from '../../../kernel/ui/list/sort-handle.tsx'
import type { useDragSort } from '../../../kernel/ui/list/use-drag-sort.ts'
import styles from './catalogue.module.css'
import { removeChapter, renameChapter } from './course-edit.ts'
import { useCourseEditor } from './editor-context.ts'

const MOST_TITLE = 60

interface ChapterRowProps {
  chapter: DraftChapter
  place: number
  count: number
  handle: (name: string) => ReturnType<ReturnType<typeof useDragSort>['handle']>
  onMove: (to: number) => void
}

/** The heading of a chapter. Moving it, by dragging or with the keys, moves its courseware too. */
export function ChapterRow({ chapter, place, count, handle, onMove }: ChapterRowProps) {
  const t = useT()
  const { edit, remove } = useCourseEditor()
  const grip = useRef<HTMLButtonElement>(null)
  const wasMoved = useRef(false)
  const name = chapter.title.trim() || t('course.manage_chapter_default', { place: place + 1 })
  // A moved row loses the focus. It gets the focus back, so that the person can move it further.
  useEffect(() => {
    if (wasMoved.current) grip.current?.focus()
    wasMoved.current = false
  })
  const props = handle(name)
  const onKeyDown = (event: KeyboardEvent) => {
    const to = placeByKey(event.key, place, count)
    if (to === undefined) return
    event.preventDefault()
    wasMoved.current = true
    onMove(to)
  }
  return (
    <div className={styles.chapterRow}>
      <SortHandle ref={grip} {...props} onKeyDown={onKeyDown} />
      <Input
        aria-label={t('course.manage_chapter_name', { place: place + 1 })}
        className={styles.chapterName ?? ''}
        maxLength={MOST_TITLE}
        value={chapter.title}
        placeholder={t('course.manage_chapter_default', { place: place + 1 })}
        onChange={({ target }) => edit(renameChapter(chapter.key, target.value), `${chapter.key} title`)}
      />
      <span className={styles.quiet}>{t('course.manage_catalogue_count', { count: chapter.items.length })}</span>
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('course.manage_remove_of', { name })}
        title={t('course.manage_chapter_remove')}
        onClick={() => remove(removeChapter(chapter.key), name)}
      />
    </div>
  )
}
