import type { Category } from './category.ts';

export const SOFTWARE_ANSWERS: Category[] = [
  {
    category: 'CRM software',
    hosts: ['g2.com', 'capterra.com', 'techradar.com', 'reddit.com'],
    vendors: ['HubSpot', 'Salesforce', 'Pipedrive', 'Zoho', 'Freshsales', 'Copper', 'Close', 'Attio'],
    answers: [
      '## Best CRMs for small teams\n\n1. **HubSpot CRM** – Best free plan. Easy to set up.\n2. **Salesforce** – Most powerful, but complex.\n3. **Pipedrive** – Visual pipeline for sales reps.\n4. **Zoho CRM** – Affordable and flexible.\n5. **Freshsales** – Built-in phone and AI scoring.\n\n### Key Features to Look For\n\n- **Contact management**: keep records in one place\n- **Integrations**: email, calendar, Slack\n- **Pricing**: per user per month\n\nSources: G2, Capterra',
      '| CRM | Price | Best for |\n|---|---|---|\n| HubSpot | Free | Startups |\n| Pipedrive | $14 | Sales teams |\n| Copper | $23 | Google Workspace users |\n| Close | $49 | Inside sales |\n\nAccording to Jane Miller, a consultant, the choice depends on your process. See also the Gartner Magic Quadrant.',
      'For a startup I would consider **Attio**, **HubSpot** and **Pipedrive**.\n\n**Bottom line:** start with a free trial.\n\n### Events to follow\n- Dreamforce 2026\n- SaaStr Annual Conference\n\nUsers on Reddit often recommend tools like Zoho, Freshsales and Copper.',
    ],
  },
  {
    category: 'Project management',
    hosts: ['g2.com', 'pcmag.com', 'forbes.com'],
    vendors: ['Asana', 'Trello', 'ClickUp', 'Monday', 'Wrike', 'Smartsheet', 'Basecamp', 'Notion', 'Jira'],
    answers: [
      '### Top picks\n\n1. **Asana** – best for cross-functional work\n2. **ClickUp** – most features for the price\n3. **Monday** – colourful boards\n4. **Wrike** – enterprise reporting\n\n**Ease of use**: Trello wins here.\n**Free plan**: ClickUp and Trello are generous.',
      '- **Trello**: simple Kanban boards\n- **Jira**: software teams\n- **Smartsheet**: spreadsheet lovers\n- **Basecamp**: flat pricing\n\n#### How to choose\n1. Define your workflow\n2. Set a budget\n3. Run a pilot',
      'Popular options include Asana, Notion, Smartsheet and Basecamp. Forbes Advisor and PCMag both tested them.\n\n| Tool | Gantt charts | Free plan |\n|---|---|---|\n| Asana | Yes | Yes |\n| Wrike | Yes | Yes |\n| Basecamp | No | No |',
    ],
  },
  {
    category: 'Email marketing',
    hosts: ['emailtooltester.com', 'g2.com', 'mailchimp.com', 'klaviyo.com'],
    vendors: ['Mailchimp', 'Klaviyo', 'Brevo', 'ActiveCampaign', 'MailerLite', 'Omnisend', 'Constant Contact', 'Kit'],
    answers: [
      '1. **Mailchimp** ([mailchimp.com](https://mailchimp.com)) – well known\n2. **Klaviyo** ([klaviyo.com](https://www.klaviyo.com)) – best for e-commerce\n3. **Brevo** – generous free plan\n4. **MailerLite** – simple and cheap\n5. **Constant Contact** – good support',
      '## Comparison\n\n| | ActiveCampaign | Omnisend | Brevo |\n|---|---|---|---|\n| Automation | Advanced | Good | Good |\n| SMS | Add-on | Yes | Yes |\n\n**Deliverability** matters more than templates.',
      'Creators often like **Kit**, while shops prefer **Klaviyo** or **Omnisend**.\n\n- **List hygiene**: remove inactive contacts\n- **Segmentation**: send relevant messages\n- **A/B testing**: try subject lines',
    ],
  },
  {
    category: 'Accounting software',
    hosts: ['nerdwallet.com', 'forbes.com', 'accountingtoday.com'],
    vendors: ['QuickBooks', 'Xero', 'FreshBooks', 'Wave', 'Zoho', 'Sage', 'NetSuite'],
    answers: [
      '1. **QuickBooks Online** – the standard in the US\n2. **Xero** – unlimited users\n3. **FreshBooks** – best invoicing\n4. **Wave** – free for basic needs\n5. **Zoho Books** – good value\n\nNerdWallet rates QuickBooks highest.',
      '- **Sage** – for growing companies\n- **NetSuite** – full ERP\n- **Xero** – popular in the UK\n\n**Tax season tips**\n- Keep receipts\n- Reconcile monthly\n\nAsk a CPA such as David Johnson if you are unsure.',
    ],
  },
  {
    category: 'Help desk',
    hosts: ['capterra.com', 'getapp.com', 'zendesk.com'],
    vendors: ['Zendesk', 'Freshdesk', 'Intercom', 'Help Scout', 'Gorgias', 'Front', 'HappyFox', 'LiveAgent'],
    answers: [
      '### 1. Zendesk\nThe market leader.\n\n### 2. Freshdesk\nAffordable.\n\n### 3. Intercom\nGreat for chat.\n\n### 4. Help Scout\nSimple shared inbox.\n\n### Conclusion\nTry two of them.',
      '| Tool | Starting price |\n|---|---|\n| Gorgias | $10 |\n| Front | $19 |\n| HappyFox | $29 |\n| LiveAgent | $15 |\n\n**First response time** and **CSAT** are the metrics to watch.',
    ],
  },
  {
    category: 'Password managers',
    hosts: ['cnet.com', 'wired.com', 'pcmag.com', 'reddit.com'],
    vendors: ['1Password', 'Bitwarden', 'Dashlane', 'Keeper', 'NordPass', 'LastPass', 'Proton Pass'],
    answers: [
      '1. **1Password** – best overall\n2. **Bitwarden** – best free option\n3. **Dashlane** – includes a VPN\n4. **Keeper** – strong for business\n5. **NordPass** – easy to use\n\n**Two-factor authentication** is supported by all.',
      '- Bitwarden: open source\n- Proton Pass: privacy focused\n- LastPass: had a breach in 2022\n- 1Password: polished apps\n\nThe Wirecutter and Wired agree on 1Password.',
    ],
  },
];
