import { shopLinks } from '@sands/contract/shop/shop.links'
import { CallError } from '@sands/web/call/call'
import { useT } from '@sands/web/i18n/i18n'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'

interface MissingProps {
  error: Error | null
  onRetry: () => void
}

const BACK = { order: ['shop.orders', shopLinks.orders()], shop: ['shop.to_shop', shopLinks.shop()] } as const

const isGone = (error: Error | null): boolean => error === null || (error instanceof CallError && error.status === 404)

/** Why there is nothing to show. What is gone does not come back by trying again: a link leads on. */
function Missing({ error, onRetry, back }: MissingProps & { back: keyof typeof BACK }) {
  const t = useT()
  if (!isGone(error)) return <ErrorState error={error} onRetry={onRetry} />
  const [label, to] = BACK[back]
  return (
    <ErrorPictureState
      kind="gone"
      text={error?.message}
      action={
        <ButtonLink look="soft" to={to} replace>
          {t(label)}
        </ButtonLink>
      }
    />
  )
}

/** Instead of goods, a merchant or an order that cannot be shown; without an error the address names none. */
export const MissingGoods = (props: MissingProps) => <Missing {...props} back="shop" />
export const MissingOrder = (props: MissingProps) => <Missing {...props} back="order" />
