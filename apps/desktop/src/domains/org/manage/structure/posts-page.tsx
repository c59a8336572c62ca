import { asId } from '@sands/contract/kernel/id'
import type { LabelId, PostId } from '@sands/contract/kernel/schema'
import { useAct, useCall } from '@sands/web/call/use-call'
import { useT } from '../../../../kernel/text.ts'
import { ManagePage } from '../../../../kernel/ui/page/manage-page.tsx'
import { may, useViewer } from '../../../../kernel/viewer.ts'
import styles from './posts-or-labels.module.css'
import { PostsOrLabels } from './posts-or-labels.tsx'

/** The posts and labels of the college. */
export function PostsPage() {
  const t = useT()
  const mayEdit = may(useViewer(), 'org.departments.edit')
  const posts = useCall('GET /sands-user/api/v1/manage/post/list', {}, { staleTime: 0 })
  const labels = useCall('GET /sands-user/api/v1/manage/label/list', {}, { staleTime: 0 })
  const savePost = useAct('POST /sands-user/api/v1/manage/post/save')
  const deletePost = useAct('POST /sands-user/api/v1/manage/post/delete')
  const saveLabel = useAct('POST /sands-user/api/v1/manage/label/save')
  const deleteLabel = useAct('POST /sands-user/api/v1/manage/label/delete')
  return (
    <ManagePage title={t('org.posts_and_labels')} intro={t('org.posts_and_labels_intro')}>
      <div className={styles.columns}>
        <PostsOrLabels
          title={t('org.posts')}
          addText={t('org.post_add')}
          nameText={t('org.post_name')}
          noneText={t('org.posts_none')}
          filter="post"
          answer={posts}
          mayEdit={mayEdit}
          onSave={(postOrLabel, name) =>
            savePost.mutateAsync({
              body: { id: postOrLabel && asId<PostId>(postOrLabel.id), version: postOrLabel?.version ?? null, name },
              quiet: true,
            })
          }
          onDelete={({ id, version }) => deletePost.mutateAsync({ body: { id: asId<PostId>(id), version } })}
        />
        <PostsOrLabels
          title={t('org.labels')}
          addText={t('org.label_add')}
          nameText={t('org.label_name')}
          noneText={t('org.labels_none')}
          filter="label"
          answer={labels}
          mayEdit={mayEdit}
          onSave={(postOrLabel, name) =>
            saveLabel.mutateAsync({
              body: { id: postOrLabel && asId<LabelId>(postOrLabel.id), version: postOrLabel?.version ?? null, name },
              quiet: true,
            })
          }
          onDelete={({ id, version }) => deleteLabel.mutateAsync({ body: { id: asId<LabelId>(id), version } })}
        />
      </div>
    </ManagePage>
  )
}
