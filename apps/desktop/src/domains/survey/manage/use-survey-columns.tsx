import type { ManagedSurveyItem } from '@sands/contract/survey/survey.model'
import { useAct } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { surveyPaths } from '../survey-paths.ts'
import { PhaseTag } from './phase-tag.tsx'
import styles from './surveys.module.css'

export function useSurveyColumns(refresh: () => Promise<unknown>): Column<ManagedSurveyItem>[] {
  const t = useT()
  const { full } = useMoments()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const mayResults = may(useViewer(), 'survey.results')
  const copy = useAct('POST /sands-lms/api/v1/manage/investigation/copy')
  const remove = useAct('POST /sands-lms/api/v1/manage/investigation/remove')
  const makeCopy = async ({ id, name }: ManagedSurveyItem) => {
    const body = { id, name: t('survey.manage_copy_name', { name }).slice(0, 60) }
    const made = await copy.mutateAsync({ body })
    await navigate(surveyPaths.edit(made.id))
  }
  const askRemove = ({ id, version, name }: ManagedSurveyItem) =>
    confirm({
      title: t('survey.manage_remove_title', { name }),
      text: t('survey.manage_remove_text'),
      action: t('survey.manage_remove'),
      danger: true,
      run: () => remove.mutateAsync({ body: { id, version } }),
      refresh,
    })
  return [
    {
      key: 'name',
      title: t('survey.manage_name'),
      cell: ({ id, name }) => <Link to={surveyPaths.edit(id)}>{name || t('survey.manage_unnamed')}</Link>,
      keep: 'name',
    },
    { key: 'phase', title: t('survey.manage_phase'), cell: ({ phase }) => <PhaseTag phase={phase} />, keep: true },
    {
      key: 'kind',
      title: t('survey.manage_kind'),
      cell: ({ isAnonymous, isPublic }) =>
        [t(isAnonymous ? 'survey.manage_anonymous' : 'survey.manage_named'), isPublic && t('survey.manage_public')]
          .filter(Boolean)
          .join(' · '),
    },
    { key: 'replies', title: t('survey.manage_replies'), cell: ({ replyCount }) => replyCount },
    { key: 'end', title: t('survey.manage_end_time'), cell: ({ endTime }) => (endTime ? full(endTime) : '—') },
    { key: 'time', title: t('survey.manage_time'), cell: ({ updateTime }) => full(updateTime) },
    {
      key: 'acts',
      title: t('survey.manage_acts'),
      keep: true,
      cell: (survey) => (
        <span className={styles.acts}>
          {mayResults && survey.state !== 'draft' && (
            <Button size="small" type="link" onClick={() => void navigate(surveyPaths.results(survey.id))}>
              {t('survey.manage_results')}
            </Button>
          )}
          <Button size="small" type="link" onClick={() => void makeCopy(survey).catch(() => undefined)}>
            {t('survey.manage_copy')}
          </Button>
          {survey.state === 'draft' && (
            <Button size="small" type="link" danger onClick={() => askRemove(survey)}>
              {t('survey.manage_remove')}
            </Button>
          )}
        </span>
      ),
    },
  ]
}
