import type { DomainTable } from './categories.ts';

/** Companies that sell products or services, by what they are best known for. */
export const VENDORS: DomainTable = {
  'crm and sales': `
    hubspot.com salesforce.com pipedrive.com zoho.com freshworks.com freshsales.io close.com copper.com nutshell.com
    insightly.com capsulecrm.com sugarcrm.com keap.com act.com agilecrm.com bitrix24.com vtiger.com creatio.com
    streak.com attio.com folk.app affinity.co nethunt.com pipelinecrm.com salesflare.com salesmate.io apptivo.com
    zendesk.com outreach.io salesloft.com gong.io apollo.io lusha.com zoominfo.com cognism.com clearbit.com clay.com
    lemlist.com reply.io mailshake.com woodpecker.co yesware.com mixmax.com hunter.io seamless.ai leadiq.com uplead.com
    clari.com chorus.ai highspot.com seismic.com showpad.com pandadoc.com docusign.com proposify.com qwilr.com
    getaccept.com conga.com docsend.com dealhub.io xactlycorp.com spiff.com captivateiq.com kixie.com aircall.io
    justcall.io dialpad.com ringover.com orum.com nooks.ai drift.com intercom.com qualified.com chilipiper.com
    calendly.com terminus.com 6sense.com demandbase.com rollworks.com bombora.com gainsight.com totango.com
    churnzero.com vitally.io planhat.com catalyst.io custify.com kylas.io kommo.com teamleader.eu nocrm.io
    onepagecrm.com maximizer.com infusionsoft.com oracle.com sap.com pega.com veeva.com gohighlevel.com nimble.com
    daylite.com monday.com`,
  marketing: `
    marketo.com mailchimp.com klaviyo.com omnisend.com activecampaign.com brevo.com sendinblue.com constantcontact.com
    campaignmonitor.com getresponse.com aweber.com convertkit.com kit.com mailerlite.com moosend.com drip.com
    sendgrid.com mailgun.com postmarkapp.com sparkpost.com mailjet.com mailtrap.io sendpulse.com benchmarkemail.com
     customer.io iterable.com braze.com airship.com onesignal.com clevertap.com moengage.com useinsider.com
    emarsys.com bloomreach.com dotdigital.com attentive.com postscript.io yotpo.com privy.com justuno.com
    optinmonster.com wisepops.com sumo.com unbounce.com leadpages.com instapage.com clickfunnels.com kartra.com
    kajabi.com systeme.io ontraport.com autopilothq.com ortto.com encharge.io userlist.com getvero.com litmus.com
    emailonacid.com stripo.email beefree.io mailmodo.com zerobounce.net neverbounce.com kickbox.com glockapps.com
    dmarcian.com returnpath.com validity.com semrush.com ahrefs.com moz.com majestic.com screamingfrog.co.uk
    serpstat.com spyfu.com seranking.com surferseo.com clearscope.io marketmuse.com frase.io brightedge.com
    conductor.com botify.com searchmetrics.com similarweb.com buzzsumo.com sproutsocial.com hootsuite.com buffer.com
    later.com sprinklr.com agorapulse.com socialbee.com metricool.com planoly.com tailwindapp.com loomly.com
    sendible.com brandwatch.com mention.com talkwalker.com meltwater.com cision.com muckrack.com brand24.com awario.com
    hotjar.com fullstory.com mouseflow.com crazyegg.com optimizely.com vwo.com abtasty.com convert.com dynamicyield.com
    mixpanel.com amplitude.com heap.io posthog.com segment.com rudderstack.com mparticle.com tealium.com snowplow.io
    plausible.io usefathom.com matomo.org adjust.com appsflyer.com branch.io kochava.com singular.net triplewhale.com
    northbeam.io rockerbox.com supermetrics.com funnel.io improvado.io whatagraph.com agencyanalytics.com databox.com
    klipfolio.com adroll.com criteo.com thetradedesk.com taboola.com outbrain.com quantcast.com stackadapt.com
    basis.com smartly.io madgicx.com wordstream.com optmyzr.com callrail.com invoca.com
     jasper.ai copy.ai writesonic.com rytr.me anyword.com grammarly.com writer.com lately.ai hypotenuse.ai
    contentful.com storyblok.com sanity.io strapi.io prismic.io webflow.com wix.com squarespace.com
     godaddy.com hostinger.com bluehost.com siteground.com kinsta.com wpengine.com dreamhost.com
    namecheap.com elementor.com elegantthemes.com envato.com themeforest.net framer.com ghost.org typeform.com
    jotform.com surveymonkey.com qualtrics.com formstack.com cognitoforms.com paperform.co tally.so forms.gle bitly.com
    rebrandly.com cropink.com inbeat.agency thriveagency.com otterly.ai peec.ai tryprofound.com aiclicks.io
    athenahq.ai scrunchai.com rankscale.ai higoodie.com`,
  'customer service': `
    helpscout.com freshdesk.com gorgias.com kustomer.com front.com gladly.com kayako.com happyfox.com liveagent.com
    tidio.com crisp.chat livechat.com olark.com tawk.to userlike.com smartsupp.com hiverhq.com groovehq.com
    usepylon.com helply.com hiver.com helpjuice.com document360.com getguru.com bloomfire.com tettra.com slab.com
    stonly.com maestroqa.com assembled.com playvox.com nice.com genesys.com five9.com talkdesk.com twilio.com
    vonage.com ringcentral.com 8x8.com nextiva.com aircall.com avaya.com cisco.com webex.com mitel.com cresta.com
    observe.ai forethought.ai ada.cx ultimate.ai cognigy.com aisera.com moveworks.com decagon.ai sierra.ai yellow.ai
    haptik.ai kore.ai verloop.io gupshup.io infobip.com messagebird.com bird.com sinch.com plivo.com telnyx.com
    bandwidth.com respond.io wati.io trengo.com manychat.com chatfuel.com landbot.io botpress.com rasa.com
    voiceflow.com callminer.com thelevel.ai convin.ai balto.ai concentrix.com teleperformance.com ttec.com alorica.com
    taskus.com foundever.com sitel.com telusdigital.com telusinternational.com sutherlandglobal.com conduent.com
    supportninja.com helpware.com influx.com peaksupport.io statuspage.io`,
  'hr and payroll': `
    workday.com bamboohr.com gusto.com rippling.com paylocity.com paycom.com paycor.com adp.com paychex.com trinet.com
    justworks.com namely.com zenefits.com deel.com remote.com oysterhr.com papayaglobal.com velocityglobal.com
    globalization-partners.com omnipresent.com usemultiplier.com hibob.com personio.com factorialhr.com kenjo.io
    sapling.com lattice.com 15five.com cultureamp.com leapsome.com betterworks.com betterup.com quantumworkplace.com
    officevibe.com workleap.com tinypulse.com peakon.com glint.com engagedly.com small-improvements.com greenhouse.com
    greenhouse.io lever.co ashbyhq.com workable.com smartrecruiters.com icims.com jobvite.com jazzhr.com breezy.hr
    teamtailor.com recruitee.com bullhorn.com loxo.co gem.com seekout.com hiretual.com hireez.com eightfold.ai
    phenom.com beamery.com paradox.ai hirevue.com sparkhire.com testgorilla.com codility.com hackerrank.com
    codesignal.com criteriacorp.com wheniwork.com deputy.com joinhomebase.com connecteam.com 7shifts.com ukg.com
    kronos.com ceridian.com dayforce.com cornerstoneondemand.com docebo.com absorblms.com talentlms.com litmos.com
    360learning.com degreed.com edcast.com learnupon.com ispring.com ispringsolutions.com articulate.com
    easygenerator.com charthop.com pave.com carta.com visier.com onemodel.co crunchr.com orgvue.com teamsense.com
    hracuity.com awardco.com bonusly.com achievers.com workhuman.com rewardgateway.com kudos.com isolved.com sage.com
    xero.com quickbooks.intuit.com freshteam.com sesamehr.com kiwihr.com benifex.com benefitfocus.com ease.com
    navia.com compt.io`,
  'accounting and finance': `
    intuit.com freshbooks.com waveapps.com netsuite.com kashoo.com bench.co pilot.com botkeeper.com digits.com vic.ai
    floqast.com blackline.com trintech.com bill.com meliopayments.com tipalti.com airbase.com ramp.com brex.com
    getdivvy.com expensify.com emburse.com concur.com spendesk.com pleo.io soldo.com payhawk.com meshpayments.com
    navan.com coupa.com ariba.com procurify.com precoro.com gep.com jaggaer.com ivalua.com ziphq.com anaplan.com
    planful.com adaptiveplanning.com venasolutions.com workiva.com prophix.com jedox.com onestreamsoftware.com
    datarails.com cubesoftware.com mosaic.tech pigment.com jirav.com fathomhq.com spotlightreporting.com
    syftanalytics.com karbonhq.com getcanopy.com taxdome.com jetpackworkflow.com financial-cents.com ignitionapp.com
    practiceignition.com dext.com hubdoc.com autoentry.com receipt-bank.com linkmybooks.com a2xaccounting.com
    taxjar.com avalara.com vertexinc.com anrok.com taxually.com sovos.com stripe.com square.com squareup.com paypal.com
    adyen.com braintreepayments.com checkout.com worldpay.com authorize.net mollie.com klarna.com afterpay.com
    affirm.com sezzle.com gocardless.com plaid.com wise.com revolut.com monzo.com n26.com starlingbank.com chime.com
    sofi.com mercury.com novo.co bluevine.com relayfi.com lili.co truewind.ai puzzle.io tryfondo.com mindbridge.ai
    trullion.com caseware.com wolterskluwer.com thomsonreuters.com bloomberglaw.com gleim.com becker.com
    surgentcpareview.com uworld.com turbotax.intuit.com hrblock.com taxact.com taxslayer.com freetaxusa.com
    drakesoftware.com lacerte.com proseries.com ynab.com monarchmoney.com rocketmoney.com simplifimoney.com quicken.com
    empower.com personalcapital.com betterment.com wealthfront.com robinhood.com fidelity.com schwab.com vanguard.com
    etrade.com interactivebrokers.com webull.com coinbase.com kraken.com gemini.com binance.com crypto.com block.xyz
    blockfi.com chase.com bankofamerica.com wellsfargo.com citi.com capitalone.com discover.com americanexpress.com
    usbank.com pnc.com ally.com marcus.com hsbc.com barclays.com lloydsbank.com natwest.com santander.com bbva.com
    ing.com deutsche-bank.de commerzbank.de ubs.com goldmansachs.com morganstanley.com jpmorgan.com jpmorganchase.com
    blackrock.com visa.com mastercard.com fiserv.com fisglobal.com lendio.com kabbage.com ondeck.com fundbox.com
    nav.com`,
  'project and work management': `
    asana.com clickup.com trello.com atlassian.com jira.com wrike.com smartsheet.com notion.so notion.com airtable.com
    basecamp.com teamwork.com teamworkpm.net podio.com workfront.com proofhub.com niftypm.com hive.com height.app
    linear.app shortcut.com plane.so jetbrains.com targetprocess.com planview.com clarizen.com projectmanager.com
    liquidplanner.com ganttpro.com teamgantt.com instagantt.com tomsplanner.com meistertask.com zenkit.com todoist.com
    any.do ticktick.com omnigroup.com rememberthemilk.com akiflow.com sunsama.com usemotion.com motionapp.com
    reclaim.ai getclockwise.com cal.com acuityscheduling.com doodle.com youcanbook.me savvycal.com toggl.com
    clockify.me harvestapp.com everhour.com timely.com hubstaff.com timedoctor.com rescuetime.com float.com
    forecast.app runn.io resourceguru.com resourceguruapp.com mosaicapp.com saviom.com kantata.com mavenlink.com
    scoro.com accelo.com productive.io paymoapp.com workamajig.com functionfox.com hellobonsai.com honeybook.com
    dubsado.com 17hats.com plutio.com miro.com mural.co lucidchart.com lucid.co figma.com invisionapp.com sketch.com
    adobe.com balsamiq.com axure.com uxpin.com protopie.io marvelapp.com zeplin.io abstract.com avocode.com
    animaapp.com spline.design uizard.io visily.ai maze.co usertesting.com userzoom.com lookback.com dovetail.com
    optimalworkshop.com userinterviews.com coda.io slite.com nuclino.com evernote.com obsidian.md roamresearch.com
    logseq.com bear.app craft.do mem.ai slack.com microsoft.com teams.microsoft.com zoom.us zoom.com whereby.com
    gotomeeting.com goto.com bluejeans.com lifesize.com pexip.com poly.com jitsi.org bigbluebutton.org butter.us
    livestorm.co demio.com webinarjam.com easywebinar.com on24.com hopin.com airmeet.com bizzabo.com cvent.com
    goldcast.io restream.io streamyard.com riverside.fm descript.com otter.ai fireflies.ai fathom.video
    grain.com read.ai avoma.com tldv.io krisp.ai daily.co agora.io tokbox.com mux.com livekit.io dyte.io kumospace.com
    gather.town spatial.io spatial.chat teamflowhq.com sococo.com around.co tandem.chat twist.com frontapp.com
    superhuman.com missiveapp.com sparkmailapp.com hey.com fastmail.com proton.me tutanota.com larksuite.com plaky.com
    quire.io backlog.com nulab.com hygger.io favro.com airfocus.com productboard.com aha.io roadmunk.com
    productplan.com canny.io pendo.io userpilot.com appcues.com walkme.com whatfix.com chameleon.io userflow.com
    launchdarkly.com split.io statsig.com geteppo.com`,
  'data and analytics': `
    tableau.com powerbi.microsoft.com looker.com qlik.com sisense.com domo.com thoughtspot.com microstrategy.com
    metabase.com sigmacomputing.com mode.com hex.tech lightdash.com holistics.io preset.io redash.io preset.com omni.co
    gooddata.com yellowfinbi.com zohoanalytics.com chartio.com periscopedata.com alteryx.com knime.com datarobot.com
    h2o.ai dataiku.com databricks.com snowflake.com bigquery.cloud.google.com clickhouse.com starburst.io dremio.com
    firebolt.io motherduck.com singlestore.com yugabyte.com cockroachlabs.com mongodb.com redis.com elastic.co
    couchbase.com datastax.com neo4j.com influxdata.com timescale.com planetscale.com neon.tech supabase.com
    fivetran.com airbyte.com stitchdata.com matillion.com talend.com informatica.com getdbt.com rivery.io hevodata.com
    integrate.io keboola.com getcensus.com hightouch.com polytomic.com estuary.dev confluent.com montecarlodata.com
    bigeye.com datafold.com soda.io anomalo.com atlan.com alation.com collibra.com secoda.co datahubproject.io
    castordoc.com selectstar.com immuta.com privacera.com okera.com cube.dev atscale.com kyligence.com rilldata.com
    evidence.dev observablehq.com deepnote.com noteable.io wandb.ai comet.com neptune.ai mlflow.org
    weightsandbiases.com arize.com fiddler.ai whylabs.ai truera.com labelbox.com scale.com snorkel.ai v7labs.com
    superannotate.com roboflow.com clarifai.com sas.com ibm.com teradata.com cloudera.com hitachivantara.com tibco.com`,
  ai: `
    openai.com chatgpt.com anthropic.com claude.ai perplexity.ai mistral.ai cohere.com stability.ai midjourney.com
    runwayml.com pika.art lumalabs.ai leonardo.ai ideogram.ai krea.ai elevenlabs.io elevenlabs.com murf.ai play.ht
    wellsaidlabs.com assemblyai.com deepgram.com synthesia.io heygen.com d-id.com hf.co replicate.com together.ai
    fireworks.ai groq.com cerebras.com sambanova.ai langchain.com llamaindex.ai pinecone.io weaviate.io qdrant.tech
    milvus.io zilliz.com trychroma.com vellum.ai humanloop.com promptlayer.com portkey.ai helicone.ai langfuse.com
    galileo.ai lakera.ai guardrailsai.com credo.ai robustintelligence.com calypsoai.com protectai.com hiddenlayer.com
    ai21.com inflection.ai character.ai poe.com x.ai deepmind.com deepmind.google meta.ai ai.meta.com gemini.google.com
    copilot.microsoft.com you.com phind.com cursor.com cursor.sh codeium.com windsurf.com tabnine.com replit.com
    lovable.dev bolt.new v0.dev devin.ai cognition.ai sourcegraph.com greptile.com coderabbit.ai continue.dev
    aider.chat lindy.ai zapier.com make.com n8n.io relevanceai.com gumloop.com bardeen.ai adept.ai crewai.com agpt.co
    harvey.ai casetext.com spellbook.legal hebbia.ai glean.com notta.ai beautiful.ai gamma.app tome.app pitch.com
    photoroom.com remove.bg clipdrop.co topazlabs.com skylum.com capcut.com invideo.io pictory.ai veed.io opus.pro`,
  'cloud and developers': `
    aws.amazon.com cloud.google.com azure.microsoft.com digitalocean.com linode.com vultr.com hetzner.com ovhcloud.com
    scaleway.com upcloud.com render.com fly.io railway.app heroku.com vercel.com netlify.com cloudflare.com fastly.com
    akamai.com bunny.net imperva.com about.gitlab.com bitbucket.org circleci.com travis-ci.com buildkite.com
    semaphoreci.com codefresh.io harness.io spinnaker.io octopus.com jfrog.com sonatype.com sonarsource.com codacy.com
    codeclimate.com snyk.io veracode.com checkmarx.com blackduck.com synopsys.com datadoghq.com newrelic.com
    dynatrace.com appdynamics.com splunk.com grafana.com honeycomb.io lightstep.com sentry.io rollbar.com bugsnag.com
    logrocket.com raygun.com sumologic.com logz.io coralogix.com cribl.io signoz.io chronosphere.io logicmonitor.com
    solarwinds.com nagios.com paessler.com zabbix.com pagerduty.com opsgenie.com victorops.com incident.io
    firehydrant.com rootly.com statuspage.com uptimerobot.com pingdom.com betterstack.com betteruptime.com site24x7.com
    catchpoint.com thousandeyes.com docker.com rancher.com redhat.com suse.com canonical.com hashicorp.com pulumi.com
    spacelift.io env0.com terraform.io ansible.com puppet.com chef.io saltproject.io vmware.com nutanix.com
    broadcom.com dell.com hpe.com hp.com lenovo.com intel.com amd.com nvidia.com arm.com qualcomm.com supermicro.com
    netapp.com purestorage.com vastdata.com qumulo.com weka.io min.io wasabi.com backblaze.com storj.io filebase.com
    idrive.com carbonite.com acronis.com veeam.com rubrik.com cohesity.com commvault.com druva.com box.com
    egnyte.com pcloud.com sync.com mega.io tresorit.com internxt.com koofr.eu icedrive.net nextcloud.com owncloud.com
    filen.io hivenet.com postman.com insomnia.rest swagger.io smartbear.com stoplight.io readme.com mintlify.com
    gitbook.com apigee.com konghq.com mulesoft.com boomi.com workato.com tray.io celigo.com snaplogic.com jitterbit.com
    retool.com appsmith.com budibase.com tooljet.com bubble.io outsystems.com mendix.com appian.com quickbase.com
    glideapps.com adalo.com softr.io firebase.google.com appwrite.io hasura.io prisma.io auth0.com okta.com clerk.com
    workos.com stytch.com descope.com frontegg.com mojoauth.com fusionauth.io onelogin.com pingidentity.com
    forgerock.com jumpcloud.com duo.com algolia.com meilisearch.com typesense.org contentstack.com kentico.com
    sitecore.com acquia.com pantheon.io platform.sh webpagetest.com browserstack.com saucelabs.com lambdatest.com
    cypress.io mabl.com testim.io tricentis.com katalon.com applitools.com percy.io chromatic.com gitpod.io coder.com
    warp.dev raycast.com jetpack.io tailscale.com zerotier.com ngrok.com twingate.com expo.dev ionic.io unity.com
    unrealengine.com epicgames.com stackblitz.com codesandbox.io glitch.com temporal.io inngest.com trigger.dev
    upstash.com convex.dev xata.io turso.tech cloudinary.com imgix.com uploadcare.com devsquad.com toptal.com
    upwork.com fiverr.com rocketdevs.com turing.com andela.com arc.dev gun.io lemon.io x-team.com thoughtworks.com
    epam.com globant.com endava.com tekrevol.com radixweb.com`,
  security: `
    paloaltonetworks.com fortinet.com checkpoint.com crowdstrike.com sentinelone.com zscaler.com netskope.com
    catonetworks.com cyberark.com beyondtrust.com delinea.com sailpoint.com saviynt.com rapid7.com tenable.com
    qualys.com wiz.io orca.security lacework.com aquasec.com sysdig.com prismacloud.io trendmicro.com sophos.com
    mcafee.com trellix.com norton.com avast.com bitdefender.com kaspersky.com eset.com malwarebytes.com webroot.com
    f-secure.com avg.com avira.com proofpoint.com mimecast.com abnormalsecurity.com abnormal.ai barracuda.com
    knowbe4.com hoxhunt.com cofense.com arcticwolf.com expel.com redcanary.com huntress.com secureworks.com
    mandiant.com darktrace.com vectra.ai extrahop.com exabeam.com securonix.com logrhythm.com devo.com axonius.com
    armis.com claroty.com dragos.com nozominetworks.com forescout.com tanium.com bigfix.com ivanti.com jamf.com
    kandji.com addigy.com mosyle.com hexnode.com manageengine.com vanta.com drata.com secureframe.com sprinto.com
    tugboatlogic.com onetrust.com trustarc.com osano.com cookiebot.com usercentrics.com bigid.com varonis.com
    spirion.com nightfall.ai cyera.io hackerone.com bugcrowd.com intigriti.com synack.com cobalt.io bishopfox.com
    offsec.com hackthebox.com tryhackme.com 1password.com lastpass.com bitwarden.com dashlane.com keepersecurity.com
    nordpass.com nordvpn.com expressvpn.com surfshark.com protonvpn.com mullvad.net privateinternetaccess.com
    cyberghostvpn.com portswigger.net invicti.com acunetix.com beaglesecurity.com strobes.co tines.com torq.io
    swimlane.com chainguard.dev obsidiansecurity.com appomni.com adaptive-shield.com yubico.com kisi.com verkada.com`,
  commerce: `
    shopify.com bigcommerce.com woocommerce.com magento.com commercetools.com vtex.com spryker.com prestashop.com
    opencart.com shopware.com ecwid.com volusion.com shift4shop.com bolt.com fabric.inc salsify.com akeneo.com
    inriver.com plytix.com channelengine.com channeladvisor.com rithum.com feedonomics.com linnworks.com sellbrite.com
    skubana.com extensiv.com cin7.com katanamrp.com inflowinventory.com fishbowlinventory.com brightpearl.com
    unleashedsoftware.com dearsystems.com shipstation.com goshippo.com easypost.com shipbob.com shipmonk.com
    deliverr.com flexport.com aftership.com parcellab.com narvar.com loopreturns.com returnly.com happyreturns.com
    route.com rechargepayments.com boldcommerce.com skio.com stamped.io loox.app okendo.io bazaarvoice.com
    powerreviews.com rebuyengine.com nosto.com klevu.com searchspring.com constructor.io athoscommerce.com coveo.com
    refersion.com impact.com partnerstack.com rewardful.com tapfiliate.com awin.com shareasale.com cj.com
    rakutenadvertising.com junglescout.com helium10.com sellerapp.com teikametrics.com pacvue.com perpetua.io
    amzprep.com printful.com printify.com spocket.com oberlo.com dsers.com zendrop.com faire.com gumroad.com
    lemonsqueezy.com paddle.com fastspring.com chargebee.com recurly.com zuora.com toasttab.com lightspeedhq.com
    clover.com revelsystems.com vendhq.com touchbistro.com spoton.com doordash.com ubereats.com grubhub.com
    instacart.com deliveroo.com shopify.dev alibabagroup.com commentsold.com whatnot.com vinted.com backmarket.com
    poshmark.com thredup.com stockx.com farfetch.com ssense.com gymshark.com allbirds.com warbyparker.com glossier.com
    sephora.com ulta.com nordstrom.com macys.com kohls.com jcpenney.com dickssportinggoods.com rei.com decathlon.com
    ikea.com lululemon.com patagonia.com thenorthface.com columbia.com adidas.com nike.com puma.com newbalance.com
    underarmour.com asics.com brooksrunning.com hoka.com saucony.com on-running.com on.com levi.com gap.com uniqlo.com
    zara.com hm.com mango.com oldnavy.com bananarepublic.com everlane.com madewell.com jcrew.com abercrombie.com
    aerie.com victoriassecret.com skims.com shopdisney.com lego.com mattel.com hasbro.com crocs.com birkenstock.com
    vans.com converse.com timberland.com drmartens.com tesco.com sainsburys.co.uk asda.com aldi.com lidl.com kroger.com
    publix.com wholefoodsmarket.com traderjoes.com safeway.com albertsons.com samsclub.com bjs.com chewy.com petco.com
    petsmart.com autozone.com oreillyauto.com napaonline.com acehardware.com menards.com harborfreight.com
    officedepot.com staples.com michaels.com joann.com hobbylobby.com crateandbarrel.com westelm.com potterybarn.com
    cb2.com article.com burrow.com castlery.com purple.com casper.com saatva.com tempurpedic.com helixsleep.com
    avocadogreenmattress.com nectarsleep.com leesa.com sleepnumber.com`,
  'consumer technology': `
    apple.com samsung.com sony.com lg.com panasonic.com philips.com bose.com jbl.com sonos.com sennheiser.com
    bang-olufsen.com beatsbydre.com garmin.com fitbit.com whoop.com ouraring.com polar.com suunto.com coros.com
    onepeloton.com nordictrack.com tonal.com mirror.com hydrow.com bowflex.com roguefitness.com canon.com nikon.com
    fujifilm.com gopro.com dji.com insta360.com logitech.com razer.com corsair.com steelseries.com asus.com acer.com
    msi.com gigabyte.com alienware.com xiaomi.com mi.com oneplus.com oppo.com vivo.com huawei.com honor.com
    motorola.com nothing.tech tcl.com hisense.com vizio.com roku.com ring.com nest.com arlo.com eufy.com wyze.com
    simplisafe.com adt.com blinkforhome.com ecobee.com lutron.com philips-hue.com dyson.com sharkninja.com irobot.com
    roborock.com ecovacs.com bissell.com miele.com bosch-home.com whirlpool.com kitchenaid.com breville.com
    delonghi.com nespresso.com keurig.com vitamix.com instantpot.com lecreuset.com allclad.com oxo.com yeti.com
    stanley1913.com hydroflask.com xbox.com playstation.com nintendo.com ea.com ubisoft.com activision.com
    riotgames.com valvesoftware.com spotify.com soundcloud.com tidal.com deezer.com audible.com kobo.com netgear.com
    tp-link.com eero.com ubiquiti.com ui.com arris.com linksys.com verizon.com att.com t-mobile.com vodafone.com
    orange.com telekom.de o2.co.uk ee.co.uk three.co.uk xfinity.com spectrum.com cox.com centurylink.com starlink.com
    mintmobile.com visible.com fi.google.com lightricks.com procreate.com serif.com affinity.serif.com corel.com
    blackmagicdesign.com avid.com ableton.com image-line.com native-instruments.com nordsecurity.com tesla.com ford.com
    gm.com chevrolet.com toyota.com honda.com hyundai.com kia.com nissan.com mazda.com subaru.com volkswagen.com vw.com
    bmw.com bmwusa.com mercedes-benz.com audi.com porsche.com volvocars.com polestar.com rivian.com lucidmotors.com
    lexus.com jaguar.com landrover.com ferrari.com lamborghini.com maserati.com astonmartin.com mclaren.com jeep.com
    dodge.com ramtrucks.com chrysler.com cadillac.com buick.com gmc.com lincoln.com acura.com infiniti.com genesis.com
    mini.com renault.com peugeot.com citroen.com fiat.com alfaromeo.com skoda-auto.com seat.com byd.com nio.com
    uber.com lyft.com bolt.eu grab.com getaround.com turo.com zipcar.com hertz.com avis.com enterprise.com budget.com
    sixt.com michelin.com goodyear.com bridgestone.com continental-tires.com pirelli.com`,
  'travel and property': `
    marriott.com hilton.com hyatt.com ihg.com accor.com fourseasons.com ritzcarlton.com wyndhamhotels.com
    choicehotels.com bestwestern.com airbnb.com vrbo.com selina.com outsite.co wework.com regus.com iwgplc.com
    industriousoffice.com spacesworks.com delta.com united.com aa.com southwest.com jetblue.com alaskaair.com
    spirit.com flyfrontier.com aircanada.com westjet.com britishairways.com virginatlantic.com easyjet.com ryanair.com
    lufthansa.com airfrance.com klm.com emirates.com qatarairways.com etihad.com singaporeair.com cathaypacific.com
    ana.co.jp jal.co.jp qantas.com airnewzealand.co.nz carnival.com royalcaribbean.com ncl.com princess.com
    celebritycruises.com disneycruise.disney.go.com amtrak.com eurostar.com trainline.com intrepidtravel.com
    gadventures.com contiki.com trafalgar.com ricksteves.com safetywing.com worldnomads.com allianztravelinsurance.com
    lemonade.com geico.com progressive.com statefarm.com allstate.com usaa.com libertymutual.com nationwide.com
    farmers.com travelers.com thehartford.com nextinsurance.com hiscox.com aetna.com cigna.com uhc.com
    unitedhealthcare.com humana.com anthem.com kaiserpermanente.com hioscar.com compass.com opendoor.com century21.com
    remax.com kw.com coldwellbanker.com sothebysrealty.com apartments.com zumper.com rocketmortgage.com better.com
    loandepot.com`,
  'food, home and health': `
    mcdonalds.com starbucks.com subway.com chipotle.com dominos.com pizzahut.com kfc.com burgerking.com wendys.com
    tacobell.com dunkindonuts.com panerabread.com chick-fil-a.com hellofresh.com blueapron.com homechef.com
    factor75.com everyplate.com cocacola.com coca-cola.com pepsico.com nestle.com kraftheinz.com generalmills.com
    kelloggs.com unilever.com pg.com colgate.com loreal.com lorealparisusa.com neutrogena.com cerave.com olay.com
    paulaschoice.com theordinary.com lush.com bathandbodyworks.com dove.com gillette.com harrys.com dollarshaveclub.com
    philips-sonicare.com oralb.com getquip.com calm.com headspace.com noom.com weightwatchers.com myfitnesspal.com
    betterhelp.com talkspace.com teladoc.com amwell.com hims.com forhims.com ro.co nurx.com goodrx.com cvs.com
    walgreens.com riteaid.com pillpack.com capsule.com omronhealthcare.com withings.com dexcom.com abbott.com
    medtronic.com bostonscientific.com stryker.com jnj.com pfizer.com moderna.com merck.com novartis.com roche.com
    bayer.com gsk.com astrazeneca.com sanofi.com lilly.com novonordisk.com abbvie.com amgen.com gilead.com bms.com
    thermofisher.com danaher.com gehealthcare.com siemens-healthineers.com epic.com cerner.com athenahealth.com`,
  'services and industry': `
    accenture.com deloitte.com pwc.com ey.com kpmg.com kpmg.us bcg.com mckinsey.com bain.com capgemini.com
    cognizant.com infosys.com tcs.com wipro.com hcltech.com techmahindra.com dxc.com atos.com nttdata.com slalom.com
    publicissapient.com bdo.com grantthornton.com rsmus.com bakertilly.com crowe.com mossadams.com claconnect.com
    eisneramper.com mazars.com alvarezandmarsal.com fticonsulting.com oliverwyman.com aon.com wtwco.com mercer.com
    marsh.com gallagher.com kornferry.com randstad.com adecco.com manpower.com roberthalf.com hays.com michaelpage.com
    kellyservices.com legalzoom.com rocketlawyer.com clerky.com firstbase.io doola.com incfile.com bizee.com
    northwestregisteredagent.com zenbusiness.com incorporate.com lawdepot.com nolo.com upcounsel.com cooley.com
    cooleygo.com wsgr.com orrick.com gunder.com fenwick.com goodwinlaw.com perkinscoie.com lw.com kirkland.com
    skadden.com dlapiper.com bakermckenzie.com hoganlovells.com clio.com mycase.com smokeball.com practicepanther.com
    filevine.com ironcladapp.com linksquares.com springcm.com siemens.com ge.com bosch.com abb.com
    schneider-electric.com honeywell.com emerson.com rockwellautomation.com mitsubishielectric.com hitachi.com
    toshiba.com fujitsu.com nec.com ericsson.com nokia.com boeing.com airbus.com lockheedmartin.com northropgrumman.com
    rtx.com generaldynamics.com baesystems.com rolls-royce.com spacex.com blueorigin.com caterpillar.com deere.com
    cat.com cnh.com kubota.com komatsu.com 3m.com basf.com dow.com dupont.com bp.com shell.com exxonmobil.com
    chevron.com totalenergies.com equinor.com enphase.com sunrun.com sunpower.com vestas.com orsted.com ups.com
    fedex.com dhl.com maersk.com xpo.com jbhunt.com autodesk.com ptc.com solidworks.com ansys.com bentley.com
    procore.com buildertrend.com plangrid.com trimble.com esri.com sageintacct.com epicor.com infor.com ifs.com
    acumatica.com odoo.com syspro.com unit4.com qad.com plex.com iqms.com servicenow.com bmc.com freshservice.com
    sysaid.com easyvista.com topdesk.com cherwell.com samanage.com`,
  'education and coaching': `
    codingdojo.com generalassemb.ly springboard.com thinkful.com lambdaschool.com flatironschool.com ironhack.com
    lewagon.com teachable.com thinkific.com podia.com learnworlds.com skool.com mightynetworks.com circle.so
    blackboard.com instructure.com canvaslms.com moodle.com schoology.com powerschool.com clever.com turnitin.com
    pearson.com mheducation.com cengage.com wileyplus.com scholastic.com rosettastone.com babbel.com busuu.com
    italki.com preply.com lingoda.com`,
  investors: `
    ycombinator.com techstars.com 500.co antler.co plugandplaytechcenter.com seedcamp.com sequoiacap.com a16z.com
    accel.com benchmark.com greylock.com kleinerperkins.com bvp.com indexventures.com lsvp.com generalcatalyst.com
    insightpartners.com tigerglobal.com softbank.com foundersfund.com firstround.com nfx.com usv.com khoslaventures.com
    battery.com redpoint.com gv.com angellist.com angel.co wefunder.com republic.com seedinvest.com startengine.com
    crowdcube.com seedrs.com gust.com openvc.app dealroom.co eqvista.com pulley.com`,
};
