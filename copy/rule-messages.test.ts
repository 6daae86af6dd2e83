import { describe, expect, test } from 'vitest'
import { fieldMessages } from '#domain/submission/rule-messages.ts'
import { ENGLISH_RULE_MESSAGES } from './en/rule-messages.ts'
import { SPANISH_RULE_MESSAGES } from './es/rule-messages.ts'

const { rules, captcha } = ENGLISH_RULE_MESSAGES

describe('English', () => {
  test('has the messages during typing letter for letter', () => {
    expect(rules).toMatchObject({
      'name-short': 'Name should be at least 2 characters',
      'phone-incomplete': 'Please enter a complete phone number',
      'email-invalid': 'Please enter a valid email address',
    })
  })

  test('has the messages on submit letter for letter', () => {
    expect(rules).toMatchObject({
      'name-invalid': 'Please enter a valid name (minimum 2 characters)',
      'phone-invalid': 'Please enter a valid phone number',
      'email-invalid': 'Please enter a valid email address',
      'address-missing': 'Please enter a valid address',
      'service-missing': 'Please select a service',
      'other-service-missing': 'Please specify the service needed',
      'vehicle-year-invalid': 'Please enter a valid year (YYYY)',
      'vehicle-make-missing': 'Please enter vehicle make',
      'vehicle-model-missing': 'Please enter vehicle model',
      'timeframe-missing': 'Please select a timeframe',
      'too-long': 'Please shorten this to 10,000 characters',
    })
  })

  test('has the messages of the captcha letter for letter', () => {
    expect(captcha).toEqual({
      inline: 'Please complete the reCAPTCHA to submit this form',
      title: 'Verification Required',
      description: 'Please complete the reCAPTCHA verification',
    })
  })
})

describe('rule messages in both languages', () => {
  const spanish = SPANISH_RULE_MESSAGES

  test('have the same codes and are not empty', () => {
    expect(Object.keys(spanish.rules)).toEqual(Object.keys(rules))
    const said = [...Object.values(spanish.rules), ...Object.values(spanish.captcha)]
    for (const messages of said) expect(messages.trim()).not.toBe('')
  })

  test('are translated, and differ for different rules', () => {
    const english = new Set<string>(Object.values(rules))
    const said = Object.values(spanish.rules)
    expect(said.filter((messages) => english.has(messages))).toEqual([])
    expect(new Set(said).size).toBe(said.length)
  })

  test('contain the same numbers', () => {
    const numbers = (text: string) => text.match(/[\d,]+\d|\d/g) ?? []
    for (const [code, messages] of Object.entries(spanish.rules)) {
      expect([code, numbers(messages)]).toEqual([code, numbers(rules[code as keyof typeof rules])])
    }
  })
})

test('lists the messages of wrong fields in one language, in their order', () => {
  const errors = { name: 'name-invalid', email: 'email-invalid' } as const
  expect(Object.entries(fieldMessages(errors, SPANISH_RULE_MESSAGES))).toEqual([
    ['name', 'Escriba su nombre (2 letras o más)'],
    ['email', 'Escriba un correo electrónico válido'],
  ])
})
