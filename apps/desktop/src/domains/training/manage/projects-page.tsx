import { PlusOutlined } from '@ant-design/icons'
import type { ManagedTrainingItem } from '@sands/contract/training/manage.model'
import { PROJECT_STATES } from '@sands/rules/training/project'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { trainingPaths } from '../training-paths.ts'
import { newProject } from './new-project.ts'
import { ProjectStateTag } from './project-state-tag.tsx'
import styles from './training.module.css'

const STATES = PROJECT_STATES.filter((state) => state !== 'deleted')
const ADDRESS = { ...pageValues, keyword: textValue(60), state: choiceValue(['', ...STATES], '') }

/** Training projects in every state. */
export function ProjectsPage() {
  const t = useT()
  const moments = useMoments()
  const navigate = useNavigate()
  const viewer = useViewer()
  const mayEdit = may(viewer, 'training.edit')
  const mayDecide = may(viewer, 'training.members')
  const [{ current, size, keyword, state }, setAddress] = useAddressQuery(ADDRESS)
  const page = useCall(
    'GET /sands-lms/api/v1/manage/training/page',
    { query: { current, size, keyWord: keyword || undefined, state: state || undefined } },
    { staleTime: 0 },
  )
  const create = useAct('POST /sands-lms/api/v1/manage/training/create')
  const begin = () =>
    create.mutate({ body: newProject(viewer.id) }, { onSuccess: ({ id }) => void navigate(trainingPaths.project(id)) })
  const clear = () => setAddress({ current: 1, keyword: '', state: '' })
  const isNarrowed = keyword !== '' || state !== ''
  const action = mayEdit && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} loading={create.isPending} onClick={begin}>
      {t('training.project_create')}
    </Button>
  )
  return (
    <ManagePage title={t('training.projects')} intro={t('training.projects_intro')} actions={action}>
      <FilterBar
        label={t('training.projects')}
        clear={{ label: t('training.manage_clear'), onClear: clear }}
        isNarrowed={isNarrowed}
      >
        <KeywordField
          className={styles.keyword}
          label={t('training.project_keyword')}
          keyword={keyword}
          onChange={(next) => setAddress({ current: 1, keyword: next })}
        />
        <Choice
          className={styles.choice}
          label={t('training.project_state')}
          placeholder={t('training.project_state')}
          value={state}
          options={STATES.map((value) => ({ value, label: t(`training.state_${value}`) }))}
          onChange={(next) => setAddress({ current: 1, state: next })}
        />
      </FilterBar>
      <DataTable<ManagedTrainingItem>
        label={t('training.projects')}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        columns={[
          {
            key: 'name',
            title: t('training.one'),
            cell: ({ id, name }) =>
              mayEdit ? <Link to={trainingPaths.project(id)}>{name || t('training.untitled')}</Link> : name,
          },
          {
            key: 'state',
            title: t('training.project_state'),
            keep: true,
            cell: (project) => <ProjectStateTag project={project} />,
          },
          {
            key: 'members',
            title: t('training.completed_members'),
            keep: true,
            align: 'end',
            cell: ({ id, members, completed, applied }) => {
              const numbers = `${moments.number(completed)} / ${moments.number(members)}`
              const text = applied > 0 ? `${numbers} · ${t('training.applied_count', { count: applied })}` : numbers
              return mayDecide ? <Link to={trainingPaths.members(id)}>{text}</Link> : text
            },
          },
          {
            key: 'changed',
            title: t('training.manage_changed'),
            keep: 'name',
            cell: ({ updatedAt, updatedBy }) => (
              <>
                <time dateTime={updatedAt}>{moments.shortDay(updatedAt)}</time>{' '}
                <span className={styles.quiet}>{updatedBy}</span>
              </>
            ),
          },
        ]}
        empty={
          <EmptyList
            isNarrowed={isNarrowed}
            none={{ title: t('training.projects_none'), text: t('training.projects_none_text'), actions: action }}
            notFound={{
              title: t('training.projects_not_found'),
              clear: { label: t('training.manage_clear'), onClear: clear },
            }}
          />
        }
      />
    </ManagePage>
  )
}
