import type { Page } from '@playwright/test'
import { expect } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

/** Opens an article by its title and waits for its comments. */
export async function openArticle(phone: Page, t: Words, title: string): Promise<void> {
  await phone.goto('/broadcast')
  await phone.getByRole('main').getByRole('link', { name: title }).click()
  await expect(phone.getByRole('heading', { name: title, level: 2 })).toBeVisible()
  // Matches the heading with an optional count, but not the text that says there are no comments.
  const comments = new RegExp(`^${t('social.comments')}\\s*\\d*$`)
  await expect(phone.getByRole('heading', { name: comments, level: 2 })).toBeVisible()
}

export const talkOf = (phone: Page, t: Words) => phone.getByRole('region', { name: t('social.comments') })
export const commentOf = (phone: Page, t: Words, words: string) =>
  talkOf(phone, t).locator('li').filter({ hasText: words }).last()

/** Types into the open composer and sends the text. */
export async function writeAndSend(phone: Page, t: Words, words: string): Promise<void> {
  const composer = phone.getByRole('dialog')
  await composer.getByRole('textbox').fill(words)
  await composer.getByRole('button', { name: t('social.send') }).click()
  await expect(composer).toBeHidden()
}
