import type { ManagedQuestionItem } from '@sands/contract/exam/question.model'
import { useCall } from '@sands/web/call/use-call'
import { Button, Checkbox, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import styles from '../bank/bank.module.css'
import { filterOf, NO_FILTER, type QuestionAddress } from '../bank/question-address.ts'
import { QuestionFilters } from '../bank/question-filters.tsx'

interface QuestionPickerProps {
  open: boolean
  /** Questions that the paper has already. */
  taken: ReadonlySet<string>
  onChoose: (questions: readonly ManagedQuestionItem[]) => void
  onClose: () => void
}

const SIZE = 20
const ALL: QuestionAddress = { ...NO_FILTER, size: SIZE, open: '' }

/** A window in which many questions of the bank are chosen at once. */
export function QuestionPicker({ open, onClose, ...choices }: QuestionPickerProps) {
  const t = useT()
  return (
    <Modal
      open={open}
      title={t('exam.paper_add_question')}
      footer={null}
      width={860}
      onCancel={onClose}
      destroyOnHidden
    >
      <Choices {...choices} onClose={onClose} />
    </Modal>
  )
}

function Choices({ taken, onChoose, onClose }: Omit<QuestionPickerProps, 'open'>) {
  const t = useT()
  const [address, setAddress] = useState(ALL)
  const [chosen, setChosen] = useState<readonly ManagedQuestionItem[]>([])
  const { current } = address
  const page = useCall('GET /sands-lms/api/v1/manage/question/page', {
    query: { current, size: SIZE, ...filterOf(address) },
  })
  const { records = [], total = 0 } = page.data ?? {}
  const isChosen = ({ id }: ManagedQuestionItem) => chosen.some((each) => each.id === id)
  const open = records.filter(({ id }) => !taken.has(id))
  const toggle = (question: ManagedQuestionItem) =>
    setChosen(isChosen(question) ? chosen.filter(({ id }) => id !== question.id) : [...chosen, question])
  const areAll = open.length > 0 && open.every(isChosen)
  const toggleAll = () => {
    const others = chosen.filter(({ id }) => !open.some((question) => question.id === id))
    setChosen(areAll ? others : [...others, ...open])
  }
  return (
    <div className={styles.form}>
      <QuestionFilters
        address={address}
        onChange={(patch) => setAddress({ ...address, ...patch })}
        onClear={() => setAddress(ALL)}
      />
      {page.isPending && <Skeleton active paragraph={{ rows: 5 }} />}
      {page.error && !page.data && <FailureBlock error={page.error} onRetry={() => void page.refetch()} />}
      {page.data && total === 0 && <p className={styles.quiet}>{t('exam.bank_not_found')}</p>}
      {open.length > 0 && (
        <Checkbox checked={areAll} indeterminate={!areAll && open.some(isChosen)} onChange={toggleAll}>
          {t('exam.paper_choose_all')}
        </Checkbox>
      )}
      <ul className={styles.choices} aria-label={t('exam.bank')}>
        {records.map((question) => {
          const isTaken = taken.has(question.id)
          return (
            <li key={question.id}>
              <Checkbox checked={isTaken || isChosen(question)} disabled={isTaken} onChange={() => toggle(question)}>
                {question.title || t('exam.bank_untitled')}{' '}
                <span className={styles.quiet}>
                  {[
                    t(`exam.type_${question.type}`),
                    t(`exam.difficulty_${question.difficulty}`),
                    question.categoryName,
                    isTaken && t('exam.paper_taken'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </Checkbox>
            </li>
          )
        })}
      </ul>
      <div className={styles.foot}>
        {total > SIZE && (
          <>
            <Button disabled={current === 1} onClick={() => setAddress({ ...address, current: current - 1 })}>
              {t('manage.page_before')}
            </Button>
            <Button disabled={current * SIZE >= total} onClick={() => setAddress({ ...address, current: current + 1 })}>
              {t('manage.page_after')}
            </Button>
          </>
        )}
        <span className={styles.spread} />
        <Button onClick={onClose}>{t('kernel.cancel')}</Button>
        <Button type="primary" disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
          {t('exam.paper_choose_these', { count: chosen.length })}
        </Button>
      </div>
    </div>
  )
}
