import { EllipsisOutlined } from '@ant-design/icons'
import type { ManagedQuestionItem } from '@sands/contract/exam/question.model'
import { Button, Dropdown } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import styles from './bank.module.css'

interface Acts {
  onOpen: (question: ManagedQuestionItem) => void
  onUses: (question: ManagedQuestionItem) => void
  onVersions: (question: ManagedQuestionItem) => void
  onRemove: (question: ManagedQuestionItem) => void
}

export function useQuestionColumns({
  onOpen,
  onUses,
  onVersions,
  onRemove,
}: Acts): readonly Column<ManagedQuestionItem>[] {
  const t = useT()
  const moments = useMoments()
  return [
    {
      key: 'title',
      title: t('exam.bank_question'),
      cell: (question) => (
        <>
          <button type="button" className={styles.title} onClick={() => onOpen(question)}>
            {question.title || t('exam.bank_untitled')}
          </button>
          {question.tags.length > 0 && <span className={styles.quiet}>{question.tags.join(' · ')}</span>}
        </>
      ),
    },
    { key: 'type', title: t('exam.bank_type'), keep: true, cell: ({ type }) => t(`exam.type_${type}`) },
    {
      key: 'category',
      title: t('exam.bank_category'),
      cell: ({ categoryName }) => categoryName ?? <span className={styles.quiet}>{t('exam.bank_category_none')}</span>,
    },
    {
      key: 'difficulty',
      title: t('exam.bank_difficulty'),
      keep: true,
      cell: ({ difficulty }) => t(`exam.difficulty_${difficulty}`),
    },
    {
      key: 'uses',
      title: t('exam.bank_uses'),
      keep: true,
      align: 'end',
      cell: (question) =>
        question.uses > 0 ? (
          <Button type="link" size="small" onClick={() => onUses(question)}>
            {moments.number(question.uses)}
          </Button>
        ) : (
          '–'
        ),
    },
    {
      key: 'changed',
      title: t('exam.manage_changed'),
      keep: 'name',
      cell: ({ updatedAt, updatedBy }) => (
        <>
          <time dateTime={updatedAt} title={moments.full(updatedAt)}>
            {moments.shortDay(updatedAt)}
          </time>{' '}
          <span className={styles.quiet}>{updatedBy}</span>
        </>
      ),
    },
    {
      key: 'acts',
      title: t('exam.manage_acts'),
      keep: true,
      stay: true,
      align: 'end',
      cell: (question) => (
        <Dropdown
          trigger={['click']}
          menu={{
            items: [
              { key: 'edit', label: t('exam.manage_edit'), onClick: () => onOpen(question) },
              { key: 'uses', label: t('exam.bank_uses_show'), onClick: () => onUses(question) },
              { key: 'versions', label: t('exam.bank_versions'), onClick: () => onVersions(question) },
              { key: 'remove', label: t('exam.manage_remove'), onClick: () => onRemove(question) },
            ],
          }}
        >
          <Button
            type="text"
            icon={<EllipsisOutlined aria-hidden />}
            aria-label={t('exam.manage_acts_of', { name: question.title })}
          />
        </Dropdown>
      ),
    },
  ]
}
