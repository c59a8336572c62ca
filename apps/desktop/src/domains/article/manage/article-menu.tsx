import { EllipsisOutlined } from '@ant-design/icons'
import type { ManagedArticleItem } from '@sands/contract/article/article.model'
import { Button, Dropdown } from 'antd'
import { useNavigate } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { articlePaths } from '../article-paths.ts'
import { isForReaders } from '../editor/article-document.ts'
import { useArticleActs } from './use-article-acts.ts'

interface ArticleMenuProps {
  article: ManagedArticleItem
  onChanged: () => Promise<unknown>
}

/** The actions on an article in the list. */
export function ArticleMenu({ article, onChanged }: ArticleMenuProps) {
  const t = useT()
  const navigate = useNavigate()
  const mayPublish = may(useViewer(), 'article.publish')
  const { withdraw, remove } = useArticleActs(onChanged)
  const isOut = isForReaders(article.state)
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          {
            key: 'edit',
            label: t('article.manage_edit'),
            onClick: () => void navigate(articlePaths.edit(article.id)),
          },
          ...(mayPublish && isOut
            ? [
                {
                  key: 'withdraw',
                  label: t(article.state === 'scheduled' ? 'article.manage_unschedule' : 'article.manage_withdraw'),
                  onClick: () => withdraw(article),
                },
              ]
            : []),
          ...(mayPublish || !isOut
            ? [{ key: 'remove', label: t('article.manage_remove'), onClick: () => remove(article) }]
            : []),
        ],
      }}
    >
      <Button
        type="text"
        icon={<EllipsisOutlined aria-hidden />}
        aria-label={t('article.manage_acts_of', { name: article.title })}
      />
    </Dropdown>
  )
}
