// The festivals and vrats of a week, each with the reason why it is on this day.
import { festivalsBetween } from '@drishti/jyotish'

const jaipur = { latitude: 26.9124, longitude: 75.7873, offsetSeconds: 19_800 }
for (const { date, name, because } of festivalsBetween({
  fromDate: '2026-11-05',
  toDate: '2026-11-12',
  ...jaipur,
}))
  console.log(date, name.en, '·', because.en)

/* prints
2026-11-05 Govatsa Dwadashi (Vagh Baras) · It prevails at pradosha on this day only.
2026-11-05 Rama Ekadashi · Ekadashi prevails at the sunrise of this day.
2026-11-06 Dhanteras · It prevails at pradosha on this day only.
2026-11-06 Shukra Pradosh Vrat · It prevails at pradosha on this day only.
2026-11-07 Kali Chaudas · It prevails at nishita on this day only.
2026-11-07 Masik Shivaratri · It prevails at nishita on this day only.
2026-11-08 Naraka Chaturdashi · It prevails at arunodaya on this day only.
2026-11-08 Diwali (Lakshmi Puja) · It prevails at pradosha on this day only.
2026-11-08 Kali Puja · It prevails at nishita on this day only.
2026-11-09 Kartika Amavasya (Somvati) · It prevails at sunrise on this day only.
2026-11-10 Govardhan Puja (Annakut) · It lasts long enough after the sunrise of this day.
2026-11-11 Bhai Dooj (Yama Dwitiya) · It prevails at aparahna on two days; the rule takes the second.
*/
