/**
 * For every country: its code, its ISO 3166-1 numeric code, the latitude, longitude and time zone of its capital or largest
 * settlement, and its most common search language. Antarctica and uninhabited islands have the nearest sensible values.
 */
export const LOCATION_TABLE = `
  ad 20 42.51 1.52 Europe/Andorra ca | ae 784 24.45 54.38 Asia/Dubai ar | af 4 34.53 69.17 Asia/Kabul fa
  ag 28 17.12 -61.85 America/Antigua en | ai 660 18.22 -63.06 America/Anguilla en | al 8 41.33 19.82 Europe/Tirane sq
  am 51 40.18 44.51 Asia/Yerevan hy | ao 24 -8.84 13.23 Africa/Luanda pt | aq 10 -77.85 166.67 Antarctica/McMurdo en
  ar 32 -34.60 -58.38 America/Argentina/Buenos_Aires es | as 16 -14.28 -170.70 Pacific/Pago_Pago en
  at 40 48.21 16.37 Europe/Vienna de | au 36 -35.28 149.13 Australia/Sydney en | aw 533 12.52 -70.03 America/Aruba nl
  ax 248 60.10 19.94 Europe/Mariehamn sv | az 31 40.41 49.87 Asia/Baku az | ba 70 43.86 18.41 Europe/Sarajevo bs
  bb 52 13.10 -59.62 America/Barbados en | bd 50 23.81 90.41 Asia/Dhaka bn | be 56 50.85 4.35 Europe/Brussels nl
  bf 854 12.37 -1.52 Africa/Ouagadougou fr | bg 100 42.70 23.32 Europe/Sofia bg | bh 48 26.23 50.58 Asia/Bahrain ar
  bi 108 -3.43 29.93 Africa/Bujumbura fr | bj 204 6.50 2.60 Africa/Porto-Novo fr
  bl 652 17.90 -62.85 America/St_Barthelemy fr | bm 60 32.29 -64.78 Atlantic/Bermuda en
  bn 96 4.89 114.94 Asia/Brunei ms | bo 68 -16.50 -68.15 America/La_Paz es | bq 535 12.15 -68.27 America/Kralendijk nl
  br 76 -15.79 -47.88 America/Sao_Paulo pt | bs 44 25.05 -77.35 America/Nassau en | bt 64 27.47 89.64 Asia/Thimphu en
  bv 74 -54.42 3.38 Europe/Oslo no | bw 72 -24.65 25.91 Africa/Gaborone en | by 112 53.90 27.57 Europe/Minsk ru
  bz 84 17.25 -88.77 America/Belize en | ca 124 45.42 -75.70 America/Toronto en | cc 166 -12.19 96.83 Indian/Cocos en
  cd 180 -4.32 15.31 Africa/Kinshasa fr | cf 140 4.36 18.56 Africa/Bangui fr
  cg 178 -4.26 15.28 Africa/Brazzaville fr | ch 756 46.95 7.45 Europe/Zurich de | ci 384 6.82 -5.28 Africa/Abidjan fr
  ck 184 -21.21 -159.78 Pacific/Rarotonga en | cl 152 -33.45 -70.67 America/Santiago es
  cm 120 3.85 11.50 Africa/Douala fr | cn 156 39.90 116.41 Asia/Shanghai zh-CN | co 170 4.71 -74.07 America/Bogota es
  cr 188 9.93 -84.08 America/Costa_Rica es | cu 192 23.11 -82.37 America/Havana es
  cv 132 14.93 -23.51 Atlantic/Cape_Verde pt | cw 531 12.11 -68.93 America/Curacao nl
  cx 162 -10.42 105.68 Indian/Christmas en | cy 196 35.17 33.36 Asia/Nicosia el | cz 203 50.08 14.44 Europe/Prague cs
  de 276 52.52 13.41 Europe/Berlin de | dj 262 11.59 43.15 Africa/Djibouti fr
  dk 208 55.68 12.57 Europe/Copenhagen da | dm 212 15.30 -61.39 America/Dominica en
  do 214 18.49 -69.93 America/Santo_Domingo es | dz 12 36.75 3.06 Africa/Algiers ar
  ec 218 -0.18 -78.47 America/Guayaquil es | ee 233 59.44 24.75 Europe/Tallinn et | eg 818 30.04 31.24 Africa/Cairo ar
  eh 732 27.15 -13.20 Africa/El_Aaiun ar | er 232 15.32 38.93 Africa/Asmara ar | es 724 40.42 -3.70 Europe/Madrid es
  et 231 9.03 38.74 Africa/Addis_Ababa am | fi 246 60.17 24.94 Europe/Helsinki fi
  fj 242 -18.14 178.44 Pacific/Fiji en | fk 238 -51.70 -57.85 Atlantic/Stanley en
  fm 583 6.92 158.16 Pacific/Pohnpei en | fo 234 62.01 -6.77 Atlantic/Faroe da | fr 250 48.86 2.35 Europe/Paris fr
  ga 266 0.39 9.45 Africa/Libreville fr | gd 308 12.06 -61.75 America/Grenada en | ge 268 41.72 44.79 Asia/Tbilisi ka
  gf 254 4.92 -52.33 America/Cayenne fr | gg 831 49.46 -2.54 Europe/Guernsey en | gh 288 5.60 -0.19 Africa/Accra en
  gi 292 36.14 -5.35 Europe/Gibraltar en | gl 304 64.18 -51.72 America/Nuuk da | gm 270 13.45 -16.58 Africa/Banjul en
  gn 324 9.64 -13.58 Africa/Conakry fr | gp 312 16.00 -61.73 America/Guadeloupe fr | gq 226 3.75 8.78 Africa/Malabo es
  gr 300 37.98 23.73 Europe/Athens el | gs 239 -54.28 -36.51 Atlantic/South_Georgia en
  gt 320 14.63 -90.51 America/Guatemala es | gu 316 13.47 144.75 Pacific/Guam en
  gw 624 11.86 -15.60 Africa/Bissau pt | gy 328 6.80 -58.16 America/Guyana en
  hk 344 22.32 114.17 Asia/Hong_Kong zh-TW | hm 334 -53.10 73.51 Indian/Kerguelen en
  hn 340 14.07 -87.19 America/Tegucigalpa es | hr 191 45.81 15.98 Europe/Zagreb hr
  ht 332 18.54 -72.34 America/Port-au-Prince fr | hu 348 47.50 19.04 Europe/Budapest hu
  id 360 -6.21 106.85 Asia/Jakarta id | ie 372 53.35 -6.26 Europe/Dublin en | il 376 31.77 35.22 Asia/Jerusalem he
  im 833 54.15 -4.48 Europe/Isle_of_Man en | in 356 28.61 77.21 Asia/Kolkata en | io 86 -7.31 72.41 Indian/Chagos en
  iq 368 33.32 44.36 Asia/Baghdad ar | ir 364 35.69 51.39 Asia/Tehran fa | is 352 64.15 -21.94 Atlantic/Reykjavik is
  it 380 41.90 12.50 Europe/Rome it | je 832 49.19 -2.10 Europe/Jersey en | jm 388 17.97 -76.79 America/Jamaica en
  jo 400 31.95 35.93 Asia/Amman ar | jp 392 35.68 139.69 Asia/Tokyo ja | ke 404 -1.29 36.82 Africa/Nairobi en
  kg 417 42.87 74.57 Asia/Bishkek ru | kh 116 11.56 104.93 Asia/Phnom_Penh km | ki 296 1.33 172.98 Pacific/Tarawa en
  km 174 -11.70 43.26 Indian/Comoro fr | kn 659 17.30 -62.72 America/St_Kitts en
  kp 408 39.04 125.76 Asia/Pyongyang ko | kr 410 37.57 126.98 Asia/Seoul ko | kw 414 29.38 47.99 Asia/Kuwait ar
  ky 136 19.29 -81.37 America/Cayman en | kz 398 51.17 71.43 Asia/Almaty ru | la 418 17.98 102.63 Asia/Vientiane lo
  lb 422 33.89 35.50 Asia/Beirut ar | lc 662 14.01 -60.99 America/St_Lucia en | li 438 47.14 9.52 Europe/Vaduz de
  lk 144 6.93 79.85 Asia/Colombo en | lr 430 6.30 -10.80 Africa/Monrovia en | ls 426 -29.31 27.48 Africa/Maseru en
  lt 440 54.69 25.28 Europe/Vilnius lt | lu 442 49.61 6.13 Europe/Luxembourg fr | lv 428 56.95 24.11 Europe/Riga lv
  ly 434 32.89 13.19 Africa/Tripoli ar | ma 504 34.02 -6.84 Africa/Casablanca ar | mc 492 43.73 7.42 Europe/Monaco fr
  md 498 47.01 28.86 Europe/Chisinau ro | me 499 42.44 19.26 Europe/Podgorica sr
  mf 663 18.07 -63.08 America/Marigot fr | mg 450 -18.88 47.51 Indian/Antananarivo fr
  mh 584 7.09 171.38 Pacific/Majuro en | mk 807 42.00 21.43 Europe/Skopje mk | ml 466 12.64 -8.00 Africa/Bamako fr
  mm 104 19.76 96.08 Asia/Yangon my | mn 496 47.89 106.91 Asia/Ulaanbaatar mn | mo 446 22.20 113.54 Asia/Macau zh-TW
  mp 580 15.18 145.75 Pacific/Saipan en | mq 474 14.61 -61.07 America/Martinique fr
  mr 478 18.08 -15.98 Africa/Nouakchott ar | ms 500 16.79 -62.21 America/Montserrat en
  mt 470 35.90 14.51 Europe/Malta en | mu 480 -20.16 57.50 Indian/Mauritius en | mv 462 4.18 73.51 Indian/Maldives en
  mw 454 -13.96 33.77 Africa/Blantyre en | mx 484 19.43 -99.13 America/Mexico_City es
  my 458 3.14 101.69 Asia/Kuala_Lumpur ms | mz 508 -25.97 32.57 Africa/Maputo pt
  na 516 -22.56 17.07 Africa/Windhoek en | nc 540 -22.27 166.46 Pacific/Noumea fr | ne 562 13.51 2.13 Africa/Niamey fr
  nf 574 -29.06 167.96 Pacific/Norfolk en | ng 566 9.06 7.49 Africa/Lagos en | ni 558 12.11 -86.24 America/Managua es
  nl 528 52.37 4.90 Europe/Amsterdam nl | no 578 59.91 10.75 Europe/Oslo no | np 524 27.72 85.32 Asia/Kathmandu ne
  nr 520 -0.55 166.92 Pacific/Nauru en | nu 570 -19.06 -169.92 Pacific/Niue en
  nz 554 -41.29 174.78 Pacific/Auckland en | om 512 23.59 58.41 Asia/Muscat ar | pa 591 8.98 -79.52 America/Panama es
  pe 604 -12.05 -77.04 America/Lima es | pf 258 -17.54 -149.57 Pacific/Tahiti fr
  pg 598 -9.44 147.18 Pacific/Port_Moresby en | ph 608 14.60 120.98 Asia/Manila en
  pk 586 33.68 73.05 Asia/Karachi en | pl 616 52.23 21.01 Europe/Warsaw pl | pm 666 46.78 -56.18 America/Miquelon fr
  pn 612 -25.07 -130.10 Pacific/Pitcairn en | pr 630 18.47 -66.11 America/Puerto_Rico es
  ps 275 31.90 35.20 Asia/Hebron ar | pt 620 38.72 -9.14 Europe/Lisbon pt | pw 585 7.50 134.62 Pacific/Palau en
  py 600 -25.26 -57.58 America/Asuncion es | qa 634 25.29 51.53 Asia/Qatar ar | re 638 -20.88 55.45 Indian/Reunion fr
  ro 642 44.43 26.10 Europe/Bucharest ro | rs 688 44.79 20.45 Europe/Belgrade sr | ru 643 55.76 37.62 Europe/Moscow ru
  rw 646 -1.94 30.06 Africa/Kigali en | sa 682 24.71 46.68 Asia/Riyadh ar | sb 90 -9.43 159.96 Pacific/Guadalcanal en
  sc 690 -4.62 55.45 Indian/Mahe en | sd 729 15.50 32.56 Africa/Khartoum ar | se 752 59.33 18.07 Europe/Stockholm sv
  sg 702 1.35 103.82 Asia/Singapore en | sh 654 -15.93 -5.72 Atlantic/St_Helena en
  si 705 46.06 14.51 Europe/Ljubljana sl | sj 744 78.22 15.63 Arctic/Longyearbyen no
  sk 703 48.15 17.11 Europe/Bratislava sk | sl 694 8.48 -13.23 Africa/Freetown en
  sm 674 43.94 12.45 Europe/San_Marino it | sn 686 14.72 -17.47 Africa/Dakar fr
  so 706 2.05 45.32 Africa/Mogadishu so | sr 740 5.85 -55.20 America/Paramaribo nl | ss 728 4.85 31.58 Africa/Juba en
  st 678 0.34 6.73 Africa/Sao_Tome pt | sv 222 13.69 -89.22 America/El_Salvador es
  sx 534 18.03 -63.05 America/Lower_Princes en | sy 760 33.51 36.28 Asia/Damascus ar
  sz 748 -26.31 31.14 Africa/Mbabane en | tc 796 21.46 -71.14 America/Grand_Turk en
  td 148 12.13 15.06 Africa/Ndjamena fr | tf 260 -49.35 70.22 Indian/Kerguelen fr | tg 768 6.13 1.22 Africa/Lome fr
  th 764 13.76 100.50 Asia/Bangkok th | tj 762 38.56 68.79 Asia/Dushanbe ru | tk 772 -9.38 -171.25 Pacific/Fakaofo en
  tl 626 -8.56 125.56 Asia/Dili pt | tm 795 37.96 58.33 Asia/Ashgabat ru | tn 788 36.81 10.18 Africa/Tunis ar
  to 776 -21.14 -175.20 Pacific/Tongatapu en | tr 792 39.93 32.86 Europe/Istanbul tr
  tt 780 10.65 -61.51 America/Port_of_Spain en | tv 798 -8.52 179.20 Pacific/Funafuti en
  tw 158 25.03 121.57 Asia/Taipei zh-TW | tz 834 -6.16 35.75 Africa/Dar_es_Salaam sw
  ua 804 50.45 30.52 Europe/Kyiv uk | ug 800 0.35 32.58 Africa/Kampala en | uk 826 51.51 -0.13 Europe/London en
  um 581 19.28 166.65 Pacific/Wake en | us 840 38.91 -77.04 America/New_York en
  uy 858 -34.90 -56.16 America/Montevideo es | uz 860 41.30 69.24 Asia/Tashkent uz
  va 336 41.90 12.45 Europe/Vatican it | vc 670 13.16 -61.22 America/St_Vincent en
  ve 862 10.48 -66.90 America/Caracas es | vg 92 18.43 -64.62 America/Tortola en
  vi 850 18.34 -64.93 America/St_Thomas en | vn 704 21.03 105.85 Asia/Ho_Chi_Minh vi
  vu 548 -17.73 168.32 Pacific/Efate en | wf 876 -13.28 -176.18 Pacific/Wallis fr
  ws 882 -13.83 -171.77 Pacific/Apia en | ye 887 15.37 44.19 Asia/Aden ar | yt 175 -12.78 45.23 Indian/Mayotte fr
  za 710 -25.75 28.19 Africa/Johannesburg en | zm 894 -15.39 28.32 Africa/Lusaka en
  zw 716 -17.83 31.05 Africa/Harare en
`;
