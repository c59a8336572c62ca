import { DownOutlined } from '@ant-design/icons'
import type { ManagedTraining, TrainingStepImpact } from '@sands/contract/training/manage.model'
import { CallError } from '@sands/web/call/call-error'
import { useAct, useCall } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { Button, Dropdown } from 'antd'
import { useNavigate } from 'react-router'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { trainingPaths } from '../training-paths.ts'

const STEPS = ['recall', 'end', 'archive', 'delete'] as const

/** What is said about members before a step, in this order. */
const CONCERNED = ['open', 'completed', 'reviewing', 'applied', 'requests'] as const

interface ProjectActsProps {
  project: ManagedTraining
  onChanged: () => Promise<unknown>
}

/** The steps that the state of the project allows, and a copy as a template. Steps ask first. */
export function ProjectActs({ project, onChanged }: ProjectActsProps) {
  const t = useT()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const mayPublish = may(useViewer(), 'training.publish')
  const step = useAct('POST /sands-lms/api/v1/manage/training/step')
  const unschedule = useAct('POST /sands-lms/api/v1/manage/training/unschedule')
  const copy = useAct('POST /sands-lms/api/v1/manage/training/copy')
  const { minute } = useMoments()
  const { id, version, publishAt } = project
  const concerned = (numbers: TrainingStepImpact) =>
    CONCERNED.filter((part) => numbers[part] > 0).map((part) => t(`training.step_${part}`, { count: numbers[part] }))
  const name = project.name || t('training.untitled')
  const impact = useCall(
    'GET /sands-lms/api/v1/manage/training/step-impact',
    { query: { id } },
    { enabled: false, staleTime: 0 },
  )
  const take = async (next: (typeof STEPS)[number]) => {
    const { data, error } = await impact.refetch()
    if (!data) return showToast((error instanceof CallError && error.msg) || t('app_network_error'), { kind: 'error' })
    confirm({
      title: t(`training.${next}_ask`, { name }),
      text: [t(`training.${next}_text`), ...concerned(data)].join(' '),
      action: t(`training.${next}`),
      danger: true,
      run: () => step.mutateAsync({ body: { id, version, step: next } }),
      ...(next === 'delete' ? { onDone: () => navigate(trainingPaths.projects) } : { refresh: onChanged }),
    })
  }
  const duplicate = () =>
    copy.mutate(
      { body: { id, name: t('training.copy_name', { name }).slice(0, 100) } },
      { onSuccess: (made) => void navigate(trainingPaths.project(made.id)) },
    )
  const drop = (publishAt: string) =>
    confirm({
      title: t('training.unschedule_ask', { name }),
      text: t('training.unschedule_text', { time: minute(publishAt) }),
      action: t('training.unschedule'),
      run: () => unschedule.mutateAsync({ body: { id, version } }),
      refresh: onChanged,
    })
  const steps = mayPublish ? STEPS.filter((each) => project.steps.includes(each)) : []
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'copy', label: t('training.copy'), onClick: duplicate },
          ...(mayPublish && publishAt
            ? [{ key: 'unschedule', label: t('training.unschedule'), onClick: () => drop(publishAt) }]
            : []),
          ...steps.map((each) => ({ key: each, label: t(`training.${each}`), onClick: () => void take(each) })),
        ],
      }}
    >
      <Button icon={<DownOutlined aria-hidden />} aria-label={t('training.manage_acts')} />
    </Dropdown>
  )
}
