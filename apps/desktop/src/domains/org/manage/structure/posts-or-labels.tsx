import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons'
import type { PostOrLabel } from '@sands/contract/org/people.model'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { isConflict } from '../../../../kernel/conflict.ts'
import { useT } from '../../../../kernel/text.ts'
import { Card } from '../../../../kernel/ui/card.tsx'
import { NameDialog } from '../../../../kernel/ui/form/name-dialog.tsx'
import { useConfirm } from '../../../../kernel/ui/form/use-confirm.ts'
import { FailureBlock } from '../../../../kernel/ui/page/failure-block.tsx'
import { StateBlock } from '../../../../kernel/ui/page/state-block.tsx'
import { StateTag } from '../../../../kernel/ui/state-tag.tsx'
import { usePeopleRefresh } from '../people/use-people-lists.ts'
import styles from './posts-or-labels.module.css'

interface PostsOrLabelsProps {
  title: string
  addText: string
  nameText: string
  noneText: string
  /** The name of this filter in the address of the people list. */
  filter: 'post' | 'label'
  answer: { data: PostOrLabel[] | undefined; error: Error | null; isPending: boolean; refetch: () => unknown }
  mayEdit: boolean
  /** Adds a post or label when it is null, otherwise renames it. */
  onSave: (postOrLabel: PostOrLabel | null, name: string) => Promise<unknown>
  onDelete: (postOrLabel: PostOrLabel) => Promise<unknown>
}

export function PostsOrLabels(props: PostsOrLabelsProps) {
  const { title, addText, nameText, noneText, filter, answer, mayEdit, onSave, onDelete } = props
  const t = useT()
  const confirm = useConfirm()
  const refresh = usePeopleRefresh()
  const [edited, setEdited] = useState<{ postOrLabel: PostOrLabel | null; isOld?: true } | null>(null)
  const postOrLabel = edited?.isOld
    ? (answer.data?.find(({ id }) => id === edited.postOrLabel?.id) ?? null)
    : (edited?.postOrLabel ?? null)

  const save = async (name: string) => {
    try {
      await onSave(postOrLabel, name)
    } catch (error) {
      // The error was shown and the typed name stays: the next try is based on the stored version.
      if (isConflict(error)) {
        await refresh()
        setEdited({ postOrLabel, isOld: true })
      }
      throw error
    }
    await refresh()
  }
  const askDelete = (each: PostOrLabel) =>
    confirm({
      title: t('org.delete_ask', { name: each.name }),
      text: t('org.delete_text'),
      action: t('org.delete'),
      danger: true,
      run: () => onDelete(each),
      done: t('org.deleted', { name: each.name }),
      refresh,
    })

  return (
    <Card
      title={title}
      action={
        mayEdit && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => setEdited({ postOrLabel: null })}>
            {addText}
          </Button>
        )
      }
    >
      {answer.isPending && <Skeleton active title={false} paragraph={{ rows: 5 }} />}
      {answer.error && !answer.data && <FailureBlock error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.data?.length === 0 && <StateBlock kind="empty" title={noneText} />}
      <ul className={styles.list}>
        {answer.data?.map((each) => (
          <li key={each.id} className={styles.thing}>
            <span className={styles.name}>{each.name}</span>
            {each.code && <StateTag tone="info">{t('org.built_in_tag')}</StateTag>}
            <Link className={styles.people} to={`/manage/org/people?${filter}=${each.id}`}>
              {t('org.people_count', { count: each.people })}
            </Link>
            {mayEdit && (
              <span className={styles.acts}>
                <Button
                  type="text"
                  disabled={each.code !== null}
                  icon={<EditOutlined aria-hidden />}
                  aria-label={t('org.rename_title', { name: each.name })}
                  onClick={() => setEdited({ postOrLabel: each })}
                />
                <Button
                  type="text"
                  danger
                  disabled={each.code !== null}
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={t('org.delete_of', { name: each.name })}
                  onClick={() => askDelete(each)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      <NameDialog
        open={edited !== null}
        title={postOrLabel ? t('org.rename_title', { name: postOrLabel.name }) : addText}
        label={nameText}
        {...(postOrLabel && { start: postOrLabel.name })}
        action={postOrLabel ? t('org.save') : t('org.add')}
        onSave={save}
        onClose={() => setEdited(null)}
      />
    </Card>
  )
}
