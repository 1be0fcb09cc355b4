import { expect, test } from 'vitest'
import { offersFrom } from './load-offers.ts'

const tier = (name: string, discountPrice: number) => ({
  tier: name,
  discountPrice,
  originalPrice: discountPrice,
  text: '',
  link: '',
})
const tiers = [tier('a', 49), tier('b', 99), tier('c', 199), tier('d', 499)]
const plan = {
  name: 'Plan',
  price: 199,
  old_price: 199,
  questions: 500,
  featured: true,
  bullet_points: [],
}

test('three ways: the plan first, then the smallest recharges, each with its questions', () => {
  const offers = offersFrom(plan, tiers, 0, 6)
  expect(
    offers.map(({ name, amountRupees, questions }) => [name, amountRupees, questions]),
  ).toEqual([
    ['plan', 199, 500],
    ['a', 49, 8],
    ['b', 99, 16],
  ])
})

test('what is left of a recharge is said, and makes no question dearer', () => {
  const offers = offersFrom(plan, tiers, 10, 6)
  expect(offers.map(({ name, restRupees, eachPaise }) => [name, restRupees, eachPaise])).toEqual([
    ['plan', 0, 39.8],
    ['a', 1, (44 / 49) * 600],
    ['b', 3, (89 / 99) * 600],
  ])
})

test('who has the plan is offered recharges alone; the coupon lowers what is paid, not what is had', () => {
  const offers = offersFrom(undefined, tiers, 10, 6)
  expect(
    offers.map(({ name, amountRupees, priceRupees, questions }) => [
      name,
      amountRupees,
      priceRupees,
      questions,
    ]),
  ).toEqual([
    ['a', 44, 49, 8],
    ['b', 89, 99, 16],
    ['c', 179, 199, 33],
  ])
})
