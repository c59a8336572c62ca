import { DownOutlined } from '@ant-design/icons'
import type { ManagedPractice } from '@sands/contract/exam/edit-practice.calls'
import { canMove } from '@sands/rules/exam/practice'
import { useAct } from '@sands/web/call/use-call'
import { Button, Dropdown } from 'antd'
import { useNavigate } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { examPaths } from '../exam-paths.ts'

interface PracticeActsProps {
  practice: ManagedPractice
  /** Stores unsaved changes: a copy must have them. */
  flush: () => Promise<unknown>
  onChanged: () => Promise<unknown>
}

const MOST_TITLE = 100

/** The numbers, a copy, the end and deletion. */
export function PracticeActs({ practice, flush, onChanged }: PracticeActsProps) {
  const t = useT()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const mayPublish = may(useViewer(), 'exam.publish')
  const copy = useAct('POST /sands-lms/api/v1/manage/practise/copy')
  const end = useAct('POST /sands-lms/api/v1/manage/practise/end')
  const remove = useAct('POST /sands-lms/api/v1/manage/practise/remove')
  const { id, version, state } = practice
  const body = { id, version }
  const name = practice.title || t('exam.untitled')

  const makeCopy = async () => {
    await flush()
    const title = t('exam.practice_copy_title', { name }).slice(0, MOST_TITLE)
    copy.mutate({ body: { id, title } }, { onSuccess: (made) => void navigate(examPaths.practice(made.id)) })
  }
  const askEnd = () =>
    confirm({
      title: t('exam.practice_end_ask', { name }),
      text: t('exam.practice_end_text'),
      action: t('exam.practice_end'),
      danger: true,
      run: () => end.mutateAsync({ body }),
      done: t('exam.practice_end_done'),
      refresh: onChanged,
    })
  const askRemove = () =>
    confirm({
      title: t('exam.bank_remove_ask', { name }),
      text: t('exam.practice_remove_text'),
      action: t('exam.manage_remove'),
      danger: true,
      run: async () => {
        await remove.mutateAsync({ body })
        await navigate(examPaths.practices)
      },
      done: t('exam.manage_removed'),
    })
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          ...(state === 'draft'
            ? []
            : [
                {
                  key: 'numbers',
                  label: t('exam.practice_numbers'),
                  onClick: () => void navigate(examPaths.practiceNumbers(id)),
                },
              ]),
          { key: 'copy', label: t('exam.practice_copy'), onClick: () => void makeCopy() },
          ...(mayPublish && canMove('end', state)
            ? [{ key: 'end', label: t('exam.practice_end'), onClick: askEnd }]
            : []),
          {
            key: 'remove',
            label: t('exam.manage_remove'),
            disabled: state === 'published' && !mayPublish,
            onClick: askRemove,
          },
        ],
      }}
    >
      <Button icon={<DownOutlined aria-hidden />} aria-label={t('exam.manage_acts')} />
    </Dropdown>
  )
}
