import { act, fireEvent, screen, within } from '@testing-library/react'

/** A part of the page, or the whole page. */
type Place = ReturnType<typeof within>
type Name = string | RegExp

export const button = (name: Name, place: Place = screen) => place.getByRole('button', { name })
export const field = (name: Name, place: Place = screen) => place.getByRole('textbox', { name })
export const findButton = (name: Name, place: Place = screen) => place.findByRole('button', { name })
export const findField = (name: Name, place: Place = screen) => place.findByRole('textbox', { name })

/** Clicks, and waits for a part of the page that is loaded on first use. */
export const click = (element: Element): Promise<void> =>
  act(async () => {
    fireEvent.click(element)
  })

export async function clickButton(name: Name, place: Place = screen): Promise<void> {
  await click(await findButton(name, place))
}

export function fill(element: Element, value: string): void {
  fireEvent.focus(element)
  fireEvent.change(element, { target: { value } })
}

/** Presses a key like a keyboard, with the held modifier keys. */
export const press = (element: Element, key: string, held: { altKey?: boolean; ctrlKey?: boolean } = {}): boolean =>
  fireEvent.keyDown(element, { key, code: key, ...held })

/** A dialog or a drawer, by its title. */
export const dialog = async (name: Name): Promise<Place> => within(await screen.findByRole('dialog', { name }))

/** Opens a select and chooses an option. */
export async function choose(box: Element, label: Name): Promise<void> {
  fireEvent.mouseDown(box)
  await click(
    await screen.findByText(label, { selector: '.ant-select-item-option-content, .ant-select-item-option-content *' }),
  )
}
