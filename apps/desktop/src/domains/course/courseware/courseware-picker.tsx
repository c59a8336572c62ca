import type { ManagedCourseware } from '@sands/contract/course/manage.model'
import { Button, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import styles from './courseware.module.css'
import { CoursewareState } from './courseware-state.tsx'
import { CoursewareThumb } from './courseware-thumb.tsx'
import { useCoursewareWords } from './use-courseware-words.ts'
import { useCoursewares } from './use-coursewares.ts'

const SIZE = 20

interface CoursewarePickerProps {
  open: boolean
  /** Courseware that is already in the course and cannot be chosen again. */
  taken: ReadonlySet<string>
  onChoose: (courseware: ManagedCourseware) => void
  onClose: () => void
}

/** A dialog to choose existing courseware, one after the other. */
export function CoursewarePicker({ open, onClose, ...choices }: CoursewarePickerProps) {
  const t = useT()
  return (
    <Modal
      open={open}
      title={t('course.manage_add_existing_title')}
      footer={null}
      width={640}
      onCancel={onClose}
      destroyOnHidden
    >
      <Choices {...choices} />
    </Modal>
  )
}

function Choices({ taken, onChoose }: Omit<CoursewarePickerProps, 'open' | 'onClose'>) {
  const t = useT()
  const words = useCoursewareWords()
  const [keyword, setKeyword] = useState('')
  const [current, setCurrent] = useState(1)
  const { data, error, isPending, refetch } = useCoursewares({ keyWord: keyword || undefined, current, size: SIZE })
  return (
    <div className={styles.picker}>
      <KeywordField
        label={t('course.manage_ware_keyword')}
        keyword={keyword}
        onChange={(next) => {
          setKeyword(next)
          setCurrent(1)
        }}
      />
      {isPending && <Skeleton active paragraph={{ rows: 5 }} />}
      {error && !data && <FailureBlock error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && (
        <EmptyList
          isNarrowed={keyword !== ''}
          none={{ title: t('course.manage_ware_none'), text: t('course.manage_ware_none_text') }}
          notFound={{ title: t('course.manage_ware_not_found'), text: t('course.manage_not_found_text') }}
        />
      )}
      {data && data.total > 0 && (
        <ul className={styles.choices} aria-label={t('course.manage_coursewares')}>
          {data.records.map((courseware) => (
            <li key={courseware.id}>
              <button
                type="button"
                className={styles.choiceRow}
                disabled={taken.has(courseware.id)}
                onClick={() => onChoose(courseware)}
              >
                <CoursewareThumb courseware={courseware} />
                <span className={styles.words}>
                  <span className={styles.name}>{courseware.title}</span>
                  <span className={styles.quiet}>
                    {taken.has(courseware.id) ? t('course.manage_add_existing_taken') : words.facts(courseware)}
                  </span>
                </span>
                <CoursewareState courseware={courseware} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {data && data.total > SIZE && (
        <div className={styles.foot}>
          <Button disabled={current === 1} onClick={() => setCurrent(current - 1)}>
            {t('manage.page_before')}
          </Button>
          <Button disabled={current * SIZE >= data.total} onClick={() => setCurrent(current + 1)}>
            {t('manage.page_after')}
          </Button>
        </div>
      )}
    </div>
  )
}
