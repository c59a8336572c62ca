import { CloseOutlined } from '@ant-design/icons'
import type { NamedLecturer } from '@sands/contract/course/manage.model'
import { useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { moved } from '../../../kernel/ui/list/drag-sort.ts'
import { SortHandle } from '../../../kernel/ui/list/sort-handle.tsx'
import { useDragSort } from '../../../kernel/ui/list/use-drag-sort.ts'
import { setFields } from './course-edit.ts'
import styles from './editor.module.css'
import { useCourseEditor } from './editor-context.ts'

const MOST_LECTURERS = 10
const OFFERED = 50

/** The lecturers of the course, in order. */
export function LecturersField() {
  const t = useT()
  const { document, edit, lecturerOf, keepLecturer } = useCourseEditor()
  const { lecturerIds } = document
  const [typed, setTyped] = useState('')
  const found = useCall('GET /sands-lms/api/v1/lecturer/page', {
    query: { keyWord: typed.trim() || undefined, current: 1, size: OFFERED },
  })
  const offered = found.data?.records.filter(({ id }) => !lecturerIds.includes(id)) ?? []
  const about = ({ lecturerKind, lectureGradeName, companyName }: NamedLecturer) =>
    [t(`lecturer.kind_${lecturerKind}`), lectureGradeName, companyName].filter(Boolean).join(' · ')
  const put = (next: typeof lecturerIds) => edit(setFields({ lecturerIds: next }))
  const sort = useDragSort({ count: lecturerIds.length, onMove: (from, to) => put(moved(lecturerIds, from, to)) })
  const add = (id: string) => {
    const lecturer = offered.find((each) => each.id === id)
    if (!lecturer) return
    keepLecturer(lecturer)
    put([...lecturerIds, lecturer.id])
    setTyped('')
  }
  return (
    <Field label={t('course.manage_lecturers')} hint={t('course.manage_lecturers_hint')}>
      {(field) => (
        <>
          {lecturerIds.length > 0 && (
            <ol className={styles.lecturers}>
              {lecturerIds.map((id, index) => {
                const lecturer = lecturerOf(id)
                const name = lecturer?.name ?? t('course.manage_lecturer_gone')
                return (
                  <li key={id} className={styles.lecturer} {...sort.row(index)}>
                    <SortHandle low {...sort.handle(index, name)} />
                    <span>
                      {name}
                      {lecturer && <span className={styles.about}>{about(lecturer)}</span>}
                    </span>
                    <Button
                      type="text"
                      size="small"
                      icon={<CloseOutlined aria-hidden />}
                      aria-label={t('course.manage_remove_of', { name })}
                      onClick={() => put(lecturerIds.filter((each) => each !== id))}
                    />
                  </li>
                )
              })}
            </ol>
          )}
          {lecturerIds.length < MOST_LECTURERS && (
            <Choice
              field={field}
              placeholder={t('course.manage_lecturers_choose')}
              loading={found.isPending}
              options={offered.map((lecturer) => ({
                value: lecturer.id,
                label: `${lecturer.name} · ${about(lecturer)}`,
              }))}
              value=""
              onSearch={setTyped}
              onChange={add}
            />
          )}
        </>
      )}
    </Field>
  )
}
