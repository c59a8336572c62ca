import { useT } from '../kernel/text.ts'
import { LinkButton } from '../kernel/ui/link-button.tsx'
import { StateBlock } from '../kernel/ui/page/state-block.tsx'
import { usePageTitle } from '../kernel/ui/page/use-page-title.ts'
import { useViewer } from '../kernel/viewer.ts'

/** Names the signed-in account, because the most common reason for this page is the wrong account. */
export function NoRightPage() {
  const t = useT()
  const { name, collegeName } = useViewer()
  const title = t('manage.no_right_title')
  usePageTitle(title)
  return (
    <StateBlock
      kind="locked"
      page
      title={title}
      text={t('manage.no_right_text', { name, college: collegeName })}
      actions={
        <LinkButton type="primary" to="/">
          {t('manage.to_overview')}
        </LinkButton>
      }
    />
  )
}
