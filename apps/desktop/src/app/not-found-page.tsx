import { useT } from '../kernel/text.ts'
import { LinkButton } from '../kernel/ui/link-button.tsx'
import { StateBlock } from '../kernel/ui/page/state-block.tsx'
import { usePageTitle } from '../kernel/ui/page/use-page-title.ts'

export function NotFoundPage() {
  const t = useT()
  const title = t('kernel.not_found_title')
  usePageTitle(title)
  return (
    <StateBlock
      kind="lost"
      page
      title={title}
      text={t('kernel.not_found_text')}
      actions={
        <LinkButton type="primary" to="/">
          {t('manage.to_overview')}
        </LinkButton>
      }
    />
  )
}
