import { DownOutlined } from '@ant-design/icons'
import type { ManagedExam } from '@sands/contract/exam/manage.calls'
import { EXAM_MOVES } from '@sands/rules/exam/exam-faults'
import { useAct } from '@sands/web/call/use-call'
import { Button, Dropdown } from 'antd'
import { useNavigate } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { examPaths } from '../exam-paths.ts'

interface ExamActsProps {
  exam: ManagedExam
  onChanged: () => Promise<unknown>
}

/** Ways back from learners, the archive, and deletion. All ask first. */
export function ExamActs({ exam, onChanged }: ExamActsProps) {
  const t = useT()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const mayPublish = may(useViewer(), 'exam.publish')
  const acts = {
    withdraw: useAct('POST /sands-lms/api/v1/manage/exam/withdraw'),
    unschedule: useAct('POST /sands-lms/api/v1/manage/exam/unschedule'),
    archive: useAct('POST /sands-lms/api/v1/manage/exam/archive'),
  }
  const remove = useAct('POST /sands-lms/api/v1/manage/exam/remove')
  const body = { id: exam.id, version: exam.version }
  const name = exam.title || t('exam.untitled')
  const isAllowed = (act: keyof typeof acts) => {
    const from: readonly string[] = EXAM_MOVES[act]
    return mayPublish && from.includes(exam.state) && (act !== 'unschedule' || exam.publishAt !== null)
  }
  const ask = (act: keyof typeof acts) =>
    confirm({
      title: t(`exam.${act}_ask`, { name }),
      text: t(`exam.${act}_text`),
      action: t(`exam.${act}`),
      danger: act !== 'unschedule',
      run: () => acts[act].mutateAsync({ body }),
      done: t(`exam.${act}_done`),
      refresh: onChanged,
    })
  const askRemove = () =>
    confirm({
      title: t('exam.bank_remove_ask', { name }),
      text: t('exam.bank_remove_text'),
      action: t('exam.manage_remove'),
      danger: true,
      run: async () => {
        await remove.mutateAsync({ body })
        await navigate(examPaths.exams)
      },
      done: t('exam.manage_removed'),
    })
  const isOut = exam.state === 'published' || exam.state === 'scheduled'
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          ...(['unschedule', 'withdraw', 'archive'] as const).flatMap((act) =>
            isAllowed(act) ? [{ key: act, label: t(`exam.${act}`), onClick: () => ask(act) }] : [],
          ),
          ...(mayPublish && exam.edition > 0
            ? [
                {
                  key: 'regrade',
                  label: t('exam.regrade'),
                  onClick: () => void navigate(examPaths.regrade(exam.id)),
                },
              ]
            : []),
          { key: 'remove', label: t('exam.manage_remove'), disabled: isOut && !mayPublish, onClick: askRemove },
        ],
      }}
    >
      <Button icon={<DownOutlined aria-hidden />} aria-label={t('exam.manage_acts')} />
    </Dropdown>
  )
}
