import { Button, type ButtonProps } from 'antd'
import { useHref, useLinkClickHandler } from 'react-router'

type LinkButtonProps = Pick<ButtonProps, 'type' | 'icon' | 'children' | 'size' | 'aria-label'> & { to: string }

/**
 * A link that looks like a button. It can be opened in a new tab like any link, and otherwise navigates without a page
 * load.
 */
export function LinkButton({ to, ...look }: LinkButtonProps) {
  return <Button {...look} href={useHref(to)} onClick={useLinkClickHandler<HTMLElement>(to)} />
}
