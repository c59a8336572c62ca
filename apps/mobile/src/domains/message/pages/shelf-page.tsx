import { messageLinks } from '@sands/contract/message/message.links'
import type { MessageCategoryCode } from '@sands/contract/message/message.model'
import { useT } from '@sands/web/i18n/i18n'
import { useParams } from 'react-router'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { NotFoundState } from '../../../kernel/ui/page/states.tsx'
import { ShelfMessages } from '../components/shelf-messages.tsx'
import { isShelf } from '../shelves.ts'

export function ShelfPage() {
  const t = useT()
  const { code, name = '' } = useParams()
  if (isShelf(code)) return <Known code={code} />
  return (
    <Page title={name}>
      <NotFoundState
        title={t('kernel.not_found_title')}
        text={t('kernel.not_found_text')}
        action={
          <ButtonLink to={messageLinks.news()} replace>
            {t('message.title')}
          </ButtonLink>
        }
      />
    </Page>
  )
}

function Known({ code }: { code: MessageCategoryCode }) {
  const t = useT()
  return <ShelfMessages code={code} name={t(`message.category_${code}`)} />
}
