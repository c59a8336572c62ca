import { idIn } from '@sands/contract/kernel/id'
import type { Id, UserId } from '@sands/contract/kernel/schema'
import type { AudiencePerson } from '@sands/contract/org/audience.model'
import type { MatrixRow } from '@sands/contract/training/manage.model'
import { MEMBER_STATES } from '@sands/rules/training/join'
import { takesMembers } from '@sands/rules/training/project'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Alert } from 'antd'
import { useState } from 'react'
import { choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { PersonChoice } from '../../../kernel/people/person-choice.tsx'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from '../manage/training.module.css'
import { trainingPaths } from '../training-paths.ts'
import { ApplicantsBar } from './applicants-bar.tsx'
import { ExportMatrix } from './export-matrix.tsx'
import { ImportMembers } from './import-members.tsx'
import { MemberChangeDialog } from './member-change-dialog.tsx'
import { MemberDrawer } from './member-drawer.tsx'
import { RemindAll } from './remind-all.tsx'
import { TaskPager } from './task-pager.tsx'
import { TASKS_AT_ONCE, taskPage } from './task-pages.ts'
import { useMatrixColumns } from './use-matrix-columns.tsx'

const ADDRESS = {
  ...pageValues,
  id: textValue(18),
  keyword: textValue(60),
  state: choiceValue(['', ...MEMBER_STATES], ''),
  /** The page of the tasks. */
  tasks: pageValues.current,
}

/** The members of one project with their progress. */
export function MembersPage() {
  const t = useT()
  const [{ id: typed }] = useAddressQuery(ADDRESS)
  const id = idIn<'training'>(typed)
  if (id) return <Members id={id} />
  return (
    <ManagePage title={t('training.tab_members')}>
      <StateBlock
        kind="empty"
        title={t('training.project_none')}
        actions={<LinkButton to={trainingPaths.projects}>{t('training.projects')}</LinkButton>}
      />
    </ManagePage>
  )
}

function Members({ id }: { id: Id<'training'> }) {
  const t = useT()
  const viewer = useViewer()
  const mayFind = may(viewer, 'org.audiences.view')
  const [{ current, size, keyword, state, tasks: turned }, setAddress] = useAddressQuery(ADDRESS)
  const [openId, setOpenId] = useState<UserId>()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [adding, setAdding] = useState<Pick<AudiencePerson, 'id' | 'name'>>()
  const query = { id, current, size, keyWord: keyword || undefined, state: state || undefined }
  const matrix = useCall('GET /sands-lms/api/v1/manage/training/matrix', { query }, { staleTime: 0 })
  const run = useRun(() => matrix.refetch())
  const add = useAct('POST /sands-lms/api/v1/manage/training/member/add')
  const tasks = matrix.data?.tasks ?? []
  const projectState = matrix.data?.projectState
  const isOpen = projectState !== undefined && takesMembers(projectState)
  const page = taskPage(turned, tasks.length)
  const shown = tasks.slice((page - 1) * TASKS_AT_ONCE, page * TASKS_AT_ONCE)
  const columns = useMatrixColumns(shown, ({ userId }) => setOpenId(userId))
  const applicants = (matrix.data?.records ?? []).filter(({ userId }) => chosen.includes(userId))
  const opened = matrix.data?.records.find(({ userId }) => userId === openId)
  const clear = () => setAddress({ current: 1, keyword: '', state: '' })
  const isNarrowed = keyword !== '' || state !== ''
  return (
    <ManagePage
      title={t('training.tab_members')}
      actions={
        <>
          {may(viewer, 'training.edit') && (
            <LinkButton to={trainingPaths.project(id)}>{t('training.project_edit')}</LinkButton>
          )}
          {matrix.data?.tasks
            .filter(({ taskType }) => taskType === PROJECT_TASKS.signIn)
            .map(({ trainingTaskId, taskName }) => (
              <LinkButton key={trainingTaskId} to={trainingPaths.signIn(trainingTaskId)}>
                {taskName}
              </LinkButton>
            ))}
          {matrix.data && projectState === 'running' && (
            <RemindAll id={id} open={matrix.data.members - matrix.data.completed} onChanged={() => matrix.refetch()} />
          )}
          {isOpen && <ImportMembers id={id} onDone={() => void matrix.refetch()} />}
          <ExportMatrix id={id} />
          {mayFind && isOpen && (
            <PersonChoice
              className={styles.keyword}
              label={t('training.member_add')}
              value={null}
              onChange={(person) => person && setAdding(person)}
            />
          )}
        </>
      }
    >
      {projectState === 'not_published' && <Alert type="info" showIcon title={t('training.members_before')} />}
      <FilterBar
        label={t('training.tab_members')}
        clear={{ label: t('training.manage_clear'), onClear: clear }}
        isNarrowed={isNarrowed}
      >
        <KeywordField
          className={styles.keyword}
          label={t('training.member_keyword')}
          keyword={keyword}
          onChange={(next) => setAddress({ current: 1, keyword: next })}
        />
        <Choice
          className={styles.choice}
          label={t('training.member_state')}
          placeholder={t('training.member_state')}
          value={state}
          options={MEMBER_STATES.map((value) => ({ value, label: t(`training.member_state_${value}`) }))}
          onChange={(next) => setAddress({ current: 1, state: next })}
        />
      </FilterBar>
      <TaskPager page={page} total={tasks.length} onTurn={(next) => setAddress({ tasks: next })} />
      {state === 'applied' && (
        <ApplicantsBar
          trainingId={id}
          chosen={applicants.map(({ userId }) => userId)}
          onNone={() => setChosen([])}
          onChanged={() => matrix.refetch()}
        />
      )}
      <DataTable<MatrixRow>
        label={t('training.tab_members')}
        rowKey={({ userId }) => userId}
        answer={matrix}
        paging={{ current, size }}
        onPaging={setAddress}
        columns={columns}
        {...(state === 'applied' && {
          selection: { chosen, onChange: setChosen, nameOf: ({ name }: MatrixRow) => name },
        })}
        empty={
          <EmptyList
            isNarrowed={isNarrowed}
            none={{ title: t('training.members_none'), text: t('training.members_none_text') }}
            notFound={{
              title: t('training.members_not_found'),
              clear: { label: t('training.manage_clear'), onClear: clear },
            }}
          />
        }
      />
      {adding && (
        <MemberChangeDialog
          key={adding.id}
          trainingId={id}
          change={{ act: 'add', userIds: [adding.id] }}
          title={t('training.member_add_title', { name: adding.name })}
          action={t('training.member_add_do')}
          onConfirm={() =>
            run(() => add.mutateAsync({ body: { id, userIds: [adding.id] } }), t('training.member_added'))
          }
          onClose={() => setAdding(undefined)}
        />
      )}
      {opened && matrix.data && (
        <MemberDrawer
          key={opened.userId}
          trainingId={id}
          member={opened}
          tasks={matrix.data.tasks}
          project={matrix.data}
          onClose={() => setOpenId(undefined)}
          onChanged={() => matrix.refetch()}
        />
      )}
    </ManagePage>
  )
}
