import type { Category } from './category.ts';

export const CONSUMER_ANSWERS: Category[] = [
  {
    category: 'Running shoes',
    hosts: ['runnersworld.com', 'reddit.com', 'runrepeat.com'],
    vendors: ['Nike', 'Adidas', 'Brooks', 'Asics', 'Hoka', 'Saucony', 'New Balance', 'On'],
    answers: [
      '1. **Brooks Ghost 16** – smooth ride\n2. **Hoka Clifton 9** – max cushioning\n3. **Asics Gel-Nimbus 26** – plush\n4. **Saucony Ride 17** – versatile\n\n- **Fit**: try half a size up\n- **Drop**: 8 mm is common',
      'Top brands such as Nike, Adidas, Asics and New Balance all make good daily trainers.\n\n| Brand | Known for |\n|---|---|\n| Hoka | Cushioning |\n| Brooks | Comfort |\n| Saucony | Value |',
    ],
  },
  {
    category: 'Mattresses',
    hosts: ['sleepfoundation.org', 'nytimes.com', 'consumerreports.org'],
    vendors: ['Saatva', 'Casper', 'Purple', 'Nectar', 'Helix', 'Tempur-Pedic', 'DreamCloud', 'Leesa'],
    answers: [
      '1. **Saatva Classic** – best innerspring\n2. **Nectar** – best value\n3. **Helix Midnight** – best for side sleepers\n4. **DreamCloud** – hybrid luxury\n\n**Firmness**: medium suits most people.\n**Trial period**: at least 100 nights.',
      '- **Casper** – balanced foam\n- **Purple** – gel grid\n- **Tempur-Pedic** – dense memory foam\n- **Leesa** – eco friendly\n\nSleep Foundation tested all of them in its lab in Seattle.',
    ],
  },
  {
    category: 'Meal kits',
    hosts: ['cnet.com', 'goodhousekeeping.com'],
    vendors: ['HelloFresh', 'Blue Apron', 'Home Chef', 'Sunbasket', 'EveryPlate', 'Factor', 'Green Chef'],
    answers: [
      '1. **HelloFresh** – widest menu\n2. **Blue Apron** – chef-quality recipes\n3. **Home Chef** – oven-ready meals\n4. **EveryPlate** – cheapest\n5. **Green Chef** – organic\n\n**Shipping**: about $10 per box.',
      '| Service | Price per serving |\n|---|---|\n| HelloFresh | $9.99 |\n| Sunbasket | $11.49 |\n| EveryPlate | $4.99 |\n| Factor | $11 |\n\nDietitian Sarah Thompson recommends checking sodium.',
    ],
  },
  {
    category: 'Travel insurance',
    hosts: ['forbes.com', 'nerdwallet.com', 'squaremouth.com'],
    vendors: ['Allianz', 'Travel Guard', 'World Nomads', 'Travelex', 'Seven Corners', 'SafetyWing', 'Faye'],
    answers: [
      '- **Allianz Travel** – annual plans\n- **World Nomads** – adventure sports\n- **Travelex** – families\n- **SafetyWing** – digital nomads\n- **Seven Corners** – customizable\n\n**Tip:** buy within 14 days of your deposit.',
      'Providers such as Allianz, Travelex, SafetyWing and Faye offer 24/7 assistance.\n\n1. Check the medical limit\n2. Read the exclusions\n3. Compare prices',
    ],
  },
  {
    category: 'Electric cars',
    hosts: ['caranddriver.com', 'edmunds.com', 'kbb.com'],
    vendors: ['Tesla', 'Hyundai', 'Kia', 'Ford', 'Rivian', 'Polestar', 'BMW', 'Volkswagen', 'Lucid'],
    answers: [
      '1. **Tesla Model 3** – best range for the money\n2. **Hyundai Ioniq 6** – fast charging\n3. **Kia EV6** – sporty\n4. **BMW i4** – premium\n5. **Polestar 2** – design\n\n**Range**: 300 miles is plenty.\n**Charging**: look for 800 V.',
      '| Maker | SUV |\n|---|---|\n| Volkswagen | ID.4 |\n| Ford | Mustang Mach-E |\n| Rivian | R1S |\n| Lucid | Gravity |\n\nThe LA Auto Show showed more models.',
    ],
  },
  {
    category: 'Skin care',
    hosts: ['allure.com', 'healthline.com', 'reddit.com'],
    vendors: ['CeraVe', 'La Roche-Posay', 'The Ordinary', 'Neutrogena', 'Cetaphil', "Paula's Choice", 'EltaMD'],
    answers: [
      '1. **CeraVe Moisturizing Cream** – for dry skin\n2. **La Roche-Posay Toleriane** – for sensitive skin\n3. **The Ordinary** – cheap serums\n4. **Cetaphil** – gentle cleanser\n\n**Ingredients to look for**: ceramides, glycerin.\n\nDermatologist Dr. Emily Carter likes simple routines.',
      "- **Neutrogena**: drugstore classic\n- **Paula's Choice**: exfoliants\n- **EltaMD**: sunscreen\n- **CeraVe**: ceramides\n\n**Patch test** first.",
    ],
  },
  {
    category: 'Online banks',
    hosts: ['bankrate.com', 'nerdwallet.com', 'fdic.gov'],
    vendors: ['Ally', 'SoFi', 'Marcus', 'Discover', 'Capital One', 'Chime', 'Varo', 'Axos'],
    answers: [
      '1. **Ally Bank** – no fees\n2. **SoFi** – high APY\n3. **Marcus by Goldman Sachs** – savings only\n4. **Capital One 360** – branches too\n5. **Axos** – business accounts\n\n**FDIC insurance**: up to $250,000.',
      'Neobanks like Chime, Varo and SoFi pay early.\n\n| Bank | APY |\n|---|---|\n| Discover | 4.0% |\n| Ally | 4.2% |\n| Varo | 5.0% |\n\nBankrate updates its list weekly.',
    ],
  },
];
